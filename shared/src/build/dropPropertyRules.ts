interface PropertyRule {
  params: string;
  walkDecls(name: string, each: (declaration: { value: string }) => void): void;
  remove(): void;
}

/** The part of PostCSS's `Root` that is used here. */
interface StyleSheet {
  walkAtRules(name: string, each: (rule: PropertyRule) => void): void;
  walkDecls(each: (declaration: { value: string }) => void): void;
}

/**
 * A PostCSS plugin that removes `@property` rules from a section's styles, because the shell has registered
 * the properties. Every style sheet with such a rule makes the browser recalculate the whole page (18 ms for
 * the home page on a fast processor). For a shell that does not know a property yet, its initial value
 * becomes the fallback where it is used.
 */
export const dropPropertyRules = {
  postcssPlugin: 'drop-property-rules',
  OnceExit(sheet: StyleSheet): void {
    const initialValues = new Map<string, string>();
    sheet.walkAtRules('property', (rule) => {
      rule.walkDecls('initial-value', ({ value }) => initialValues.set(rule.params, value));
      rule.remove();
    });
    sheet.walkDecls((declaration) => {
      declaration.value = declaration.value.replace(/var\((--[\w-]+)\)/g, (use, name) => {
        const value = initialValues.get(name);
        return value === undefined ? use : `var(${name}, ${value})`;
      });
    });
  },
};
