import { basename } from 'node:path';
import { languages } from 'shared/contract';
import { feedFileName } from 'shared/feed-url';
import { pageFile } from '../../shell/server/pageFor.ts';
import { sectionStylesPath } from '../../shell/server/sectionStyles.ts';
import { shellFolder } from '../../shell/src/boot/shellVersions.ts';
import { filesBelow } from '../paths.ts';
import { folderTarget } from '../registry/target/folderTarget.ts';
import type { Target } from '../registry/target/target.ts';
import { overwrite } from '../registry/updateFile.ts';
import { listName } from './renderPages.ts';

const styles = sectionStylesPath.slice(1);

/** The names of the files that a page may have. */
const pageNames = new Set(
  languages.flatMap((language) => [pageFile('/', language), feedFileName(language)]),
);

/** In this order: a page after the stylesheets that it links, and the lists of pages after the pages. */
const lists = ['_redirects', 'sitemap.xml', listName];

/**
 * Writes the files that `pnpm render --into` made to where the shell is published.
 *
 * @throws Error that names a file which is not one of a rendered page: nothing is written then.
 */
export async function uploadPages(folder: string, target: Target): Promise<number> {
  const files = filesBelow(folder);
  const foreign = files.filter((file) => !isRendered(file));
  if (foreign.length > 0)
    throw new Error(`No rendered page has these files: ${foreign.join(', ')}.`);
  const source = folderTarget(folder);
  const rank = (file: string) =>
    file.startsWith(styles) ? 0 : 1 + (lists.includes(file) ? 1 + lists.indexOf(file) : 0);
  for (const file of [...files].sort((one, other) => rank(one) - rank(other))) {
    const stored = await source.read(file);
    if (stored) await overwrite(target, file, stored.body);
  }
  return files.length;
}

/** Never the registry, a script, the template of the shell or a file of one of its versions. */
function isRendered(file: string): boolean {
  if (lists.includes(file)) return true;
  if (file.startsWith(styles)) return /^[\w-]+\.css$/.test(file.slice(styles.length));
  return !file.startsWith(`${shellFolder}/`) && pageNames.has(basename(file));
}
