const importFrom = /\bimport\s*\{([^}]*)\}\s*from\s*(['"])([^'"]+)\2/g;
const exportFrom = /\bexport\s*\{([^}]*)\}\s*from\s*['"][^'"]+['"]/g;

/**
 * The names that a module's source imports from another one at run time: `a` and `c` of
 * `import { a, type B, c as d } from 'shared/runtime'`.
 */
export function importedNames(source: string, from: string): string[] {
  return [...source.matchAll(importFrom)]
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
