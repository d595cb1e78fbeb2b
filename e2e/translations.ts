import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { inEveryLanguage, type Language } from 'shared/contract';
import { root } from '../tools/paths.ts';

type TextTree = { [key: string]: string | TextTree };

/** The texts of a tree by their full keys. */
export function flattenTexts(tree: TextTree, prefix = ''): Map<string, string> {
  return new Map(
    Object.entries(tree).flatMap(([key, value]) =>
      typeof value === 'string'
        ? [[prefix + key, value]]
        : [...flattenTexts(value, `${prefix}${key}.`)],
    ),
  );
}

const read = (path: string): TextTree => JSON.parse(readFileSync(path, 'utf8'));

/** The folders with translations; some parts of the shell and of a section load their own. */
const folders = [
  { name: 'common', path: 'shared/src/runtime/locales' },
  ...readdirSync(root).map((name) => ({ name, path: `${name}/src/locales` })),
  { name: 'search', path: 'shell/src/search/locales' },
  { name: 'versions', path: 'shell/src/versions/locales' },
  { name: 'privacy', path: 'shell/src/frame/locales' },
  { name: 'health', path: 'shell/src/health/page/locales' },
  { name: 'accessibility', path: 'shell/src/accessibility/locales' },
  { name: 'myCourses', path: 'mf-handouts/src/myCourses/locales' },
  { name: 'handoutsPreview', path: 'mf-handouts/src/preview/locales' },
];

/** The texts of the whole site by namespace. */
export const namespaces: { name: string; texts: Record<Language, TextTree> }[] = folders
  .filter(({ path }) => existsSync(`${root}${path}`))
  .map(({ name, path }) => ({
    name,
    texts: inEveryLanguage((language) => read(`${root}${path}/${language}.json`)),
  }));

/**
 * A text as the page shows it.
 *
 * @throws Error when the key does not exist.
 */
export function text(namespace: string, language: Language, key: string): string {
  const texts = namespaces.find(({ name }) => name === namespace)?.texts[language] ?? {};
  const found = flattenTexts(texts).get(key);
  if (found === undefined) throw new Error(`${namespace} has no text ${key} in ${language}.`);
  return found;
}
