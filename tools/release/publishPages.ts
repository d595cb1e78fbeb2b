import pLimit from 'p-limit';
import { defaultLanguage, languages } from 'shared/contract';
import type { RegistryEntry, ShellRecord } from 'shared/registry';
import { z } from 'shared/zod';
import { otherVersions } from '../../shell/server/otherVersions.ts';
import { pageFile } from '../../shell/server/pageFor.ts';
import { prerenderedFile } from '../../shell/server/prerenderedPages.ts';
import { versionsIn, withVersions } from '../../shell/server/versionsBlock.ts';
import { routePaths } from '../../shell/src/routePaths.ts';
import { readLiveShell, readShellRecord, shellFilePath } from '../registry/shellRecord.ts';
import type { Target } from '../registry/target/target.ts';
import { overwrite } from '../registry/updateFile.ts';

/** Says which version the site's own files are. */
const homePage = 'index.html';
const worker = 'sw.js';
const renderedList = 'rendered.json';

const maximumWrites = 8;

/**
 * Makes the site's own files those of the live version, as `shell-versions.json` names it. It can be repeated,
 * and starts again when another release changes the live version meanwhile.
 */
export async function publishPages(target: Target): Promise<void> {
  for (;;) {
    const entry = await readLiveShell(target);
    await writeSite(target, entry);
    const now = await readLiveShell(target);
    if (JSON.stringify(now) === JSON.stringify(entry)) return;
  }
}

async function writeSite(target: Target, entry: RegistryEntry): Promise<void> {
  const record = await readShellRecord(target, entry.version);
  const current = await currentRecord(target);
  const same = new Set(current?.files.map(({ path, integrity }) => `${path} ${integrity}`));
  const own = record.files.filter(({ path }) => !path.startsWith('static/'));
  const isPage = (path: string) => path.endsWith('.html');
  const others = own.filter(
    ({ path, integrity }) => !isPage(path) && path !== worker && !same.has(`${path} ${integrity}`),
  );
  const pages = [
    ...own.map(({ path }) => ({ file: path, source: path })).filter(({ file }) => isPage(file)),
    ...removedPages(record, current),
    ...(await renderedPages(target)),
  ];
  const copy = async (path: string) => overwrite(target, path, await readCopy(target, entry, path));
  const write = (page: PageSource) => writePage(target, entry, page);
  const limit = pLimit(maximumWrites);
  await Promise.all(others.map(({ path }) => limit(copy, path)));
  await Promise.all(
    pages.filter(({ file }) => file !== homePage).map((page) => limit(write, page)),
  );
  await write({ file: homePage, source: homePage });
  // After the pages that it caches.
  await copy(worker);
}

interface PageSource {
  /** Below the site's root. */
  file: string;
  /** The page of the version that it shows. */
  source: string;
}

/** A page that `pnpm render` has filled stays so while the version that made it is live. */
async function writePage(
  target: Target,
  entry: RegistryEntry,
  { file, source }: PageSource,
): Promise<void> {
  const there = (await target.read(file))?.body.toString();
  const isLive = there !== undefined && versionsIn(there)?.version === entry.version;
  const page = isLive ? there : (await readCopy(target, entry, source)).toString();
  await overwrite(target, file, Buffer.from(withVersions(page, otherVersions(entry))));
}

async function readCopy(target: Target, { version }: RegistryEntry, path: string): Promise<Buffer> {
  const copy = shellFilePath(version, path);
  const stored = await target.read(copy);
  if (!stored) throw new Error(`${copy} is not there.`);
  return stored.body;
}

/** The record of the version whose files the site has now, if it is known. */
async function currentRecord(target: Target): Promise<ShellRecord | undefined> {
  const page = await target.read(homePage);
  const version = page && versionsIn(page.body.toString())?.version;
  return version ? readShellRecord(target, version).catch(() => undefined) : undefined;
}

/** Pages that only the version before has: their addresses show that nothing is there. */
function removedPages(record: ShellRecord, current: ShellRecord | undefined): PageSource[] {
  const kept = new Set(record.files.map(({ path }) => path));
  const removed = current?.files.filter(({ path }) => path.endsWith('.html') && !kept.has(path));
  return (removed ?? []).map(({ path }) => {
    const language = languages.find((one) => path.endsWith(`.${one}.html`)) ?? defaultLanguage;
    return { file: path, source: prerenderedFile('*', language) };
  });
}

/** The files that `pnpm render` has added: of another version, they become their route's frame. */
async function renderedPages(target: Target): Promise<PageSource[]> {
  const list = await target.read(renderedList);
  const paths = list ? z.array(z.string()).parse(JSON.parse(list.body.toString())) : [];
  return paths.flatMap((path) =>
    languages.flatMap((language) => {
      const file = pageFile(path, language);
      const source = prerenderedFile(siteRouteOf(path), language);
      return file && file !== source ? { file, source } : [];
    }),
  );
}

/** The route of an encoded path; without a parameter before those that have one. */
export function siteRouteOf(path: string): string {
  const matches = (route: string) => new RegExp(`^${route.replace(/:\w+$/, '[^/]+')}$`).test(path);
  return routePaths.find((route) => route === path) ?? routePaths.find(matches) ?? '*';
}
