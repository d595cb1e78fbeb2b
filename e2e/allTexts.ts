import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { commonTexts } from '../shared/src/runtime/commonTexts.ts';
import { root } from '../shell/local/paths.ts';

export type TextTree = { [key: string]: string | TextTree };

/** Every text of a tree by its full key. */
export function flatTexts(tree: TextTree, prefix = ''): Map<string, string> {
  return new Map(
    Object.entries(tree).flatMap(([key, value]) =>
      typeof value === 'string'
        ? [[prefix + key, value]]
        : [...flatTexts(value, `${prefix}${key}.`)],
    ),
  );
}

const read = (path: string): TextTree => JSON.parse(readFileSync(path, 'utf8'));

/** The texts of the whole site: the common ones, the shell's and every section's. */
export const namespaces: { name: string; it: TextTree; en: TextTree }[] = [
  { name: 'common', ...commonTexts },
  ...readdirSync(root)
    .filter((name) => existsSync(`${root}${name}/src/texts/it.json`))
    .map((name) => ({
      name,
      it: read(`${root}${name}/src/texts/it.json`),
      en: read(`${root}${name}/src/texts/en.json`),
    })),
];
