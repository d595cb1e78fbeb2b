/** A part of a style sheet, as PostCSS gives it. */
interface Sheet {
  walkAtRules(name: string, each: (rule: Registration) => void): void;
  walkDecls(each: (declaration: { value: string }) => void): void;
}

interface Registration {
  params: string;
  walkDecls(name: string, each: (declaration: { value: string }) => void): void;
  remove(): void;
}

/**
 * Leaves out the `@property` rules of a section's styles: the shell has registered them all. Each style
 * sheet that brings one makes the browser work out the style of the whole page again, also where the
 * rule is known to it (18 ms for the home page on a fast processor). Under a shell that does not know a
 * property yet, its initial value stands where it is used.
 */
export const dropPropertyRules = {
  postcssPlugin: 'registered-by-shell',
  OnceExit(sheet: Sheet): void {
    const initial = new Map<string, string>();
    sheet.walkAtRules('property', (rule) => {
      rule.walkDecls('initial-value', ({ value }) => initial.set(rule.params, value));
      rule.remove();
    });
    sheet.walkDecls((declaration) => {
      declaration.value = declaration.value.replace(/var\((--[\w-]+)\)/g, (use, name) => {
        const value = initial.get(name);
        return value === undefined ? use : `var(${name}, ${value})`;
      });
    });
  },
};
