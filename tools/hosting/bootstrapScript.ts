import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { root } from '../paths.ts';

/** `shell/bootstrap/chooseShell.js` without its comments, as it is in every page. */
export const bootstrapScript = readFileSync(`${root}shell/bootstrap/chooseShell.js`, 'utf8')
  .split('\n')
  .map((line) => line.trim())
  .filter((line) => line !== '' && !line.startsWith('//'))
  .join('\n');

/**
 * The hashes of earlier bootstraps. Pages of older versions contain them, and could not be returned to if the
 * policy allowed only the latest: a change of the script adds the hash that it had.
 */
const earlierHashes: readonly string[] = ['sha256-M3hZJwzZlQ9zMOh87NNv10p2d1rrHyP3Z8MIsqDPHu8='];

/** The scripts in the HTML that the pages' policy allows, as it names them. */
export const bootstrapHashes: readonly string[] = [
  `sha256-${createHash('sha256').update(bootstrapScript).digest('base64')}`,
  ...earlierHashes,
];
