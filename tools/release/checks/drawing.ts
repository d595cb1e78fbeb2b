import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { ShellRecord } from 'shared/registry';
import { emptyRegistry } from '../../../shell/server/hostContract.ts';
import { shellEntryPath, shellServerFile } from '../../../shell/src/boot/shellVersions.ts';
import { registryName } from '../../registry/composeRegistry.ts';
import { released } from '../../registry/entryTransitions.ts';
import { shellFilePath, shellVersionOf } from '../../registry/shellRecord.ts';
import { withRenderer } from '../../render/withRenderer.ts';
import { type Finding, finding } from './finding.ts';

/** How long the first process may take to start on a busy machine. */
const startTimeoutMs = 30_000;

/**
 * Whether a renderer draws pages with the server file of a shell. With one that cannot start, every page of the site
 * would come without its content.
 *
 * @param folder Where the files of the shell are before they are published.
 */
export async function drawsPages(
  record: ShellRecord,
  folder: string,
  site: string,
): Promise<Finding> {
  const files = {
    [shellEntryPath]: JSON.stringify(released(undefined, shellVersionOf(record, site))),
    [shellFilePath(record.version, shellServerFile)]: readFileSync(join(folder, shellServerFile)),
    [registryName]: emptyRegistry,
  };
  const problem = await withRenderer(files, ({ url }) => problemAt(url));
  return finding(
    'a renderer draws its pages',
    problem === undefined ? [] : [problem],
    'with its own server file',
  );
}

/** Why a renderer does not draw the home page; undefined when it does. */
async function problemAt(url: string): Promise<string | undefined> {
  for (const end = Date.now() + startTimeoutMs; ; ) {
    const page = await fetch(url);
    if (page.ok && page.headers.get('X-Page') !== 'frame') return undefined;
    if (page.status !== 503 || Date.now() > end) return (await fetch(`${url}/readyz`)).text();
    await wait(100);
  }
}
