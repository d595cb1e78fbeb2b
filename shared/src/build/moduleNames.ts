const importFrom = /\bimport\s*\{([^}]*)\}\s*from\s*(['"])([^'"]+)\2/g;
const exportFrom = /\bexport\s*\{([^}]*)\}\s*from\s*(['"])([^'"]+)\2/g;

/** Imports that do not say which names they use: `* as a`, a default, `export *`, and `import('…')` in code. */
const withoutNames = [
  /\bimport(?:\s+[\w$]+\s*,)?\s*\*\s*as\s+[\w$]+\s*from\s*(['"])([^'"]+)\1/g,
  /\bimport\s+(?!type\b)[\w$]+(?:\s*,\s*\{[^}]*\})?\s*from\s*(['"])([^'"]+)\1/g,
  /\bexport\s*\*(?:\s*as\s+[\w$]+)?\s*from\s*(['"])([^'"]+)\1/g,
  /(?<!typeof )\bimport\(\s*(['"])([^'"]+)\1\s*\)(?!\.[A-Z])/g,
];

/** Strings are matched too, so that what looks like a comment inside of them stays. */
const stringOrComment =
  /'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`|\/\/.*|\/\*[\s\S]*?\*\//g;

function withoutComments(source: string): string {
  return source.replace(stringOrComment, (text) => (text.startsWith('/') ? ' ' : text));
}

/**
 * The names that a module's source takes from another one at run time: `a` and `c` of
 * `import { a, type B, c as d } from 'shared/runtime'`.
 *
 * @throws Error when it does not say which.
 */
export function importedNames(source: string, from: string): string[] {
  const code = withoutComments(source);
  for (const [text, , specifier] of withoutNames.flatMap((form) => [...code.matchAll(form)])) {
    if (specifier !== from) continue;
    throw new Error(
      `\`${text}\` does not say what it uses, which a release compares with the shell: import { … } from '${from}'.`,
    );
  }
  return [importFrom, exportFrom]
    .flatMap((form) => [...code.matchAll(form)])
    .filter(([, , , specifier]) => specifier === from)
    .flatMap(([, names = '']) => valuesIn(names).map(([name]) => name));
}

/** The names that a module re-exports at run time: `a` and `d` of `export { a, type B, c as d } from './x.ts'`. */
export function reExportedNames(source: string): string[] {
  return [...source.matchAll(exportFrom)].flatMap(([, names = '']) =>
    valuesIn(names).map(([name, renamed = name]) => renamed),
  );
}

/** What stands between the braces, without types, each with its other name if it has one. */
function valuesIn(names: string): [name: string, renamed?: string][] {
  return names
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '' && !name.startsWith('type '))
    .map((name) => {
      const [own = '', renamed] = name.split(/\s+as\s+/);
      return renamed === undefined ? [own] : [own, renamed];
    });
}
