import pLimit from 'p-limit';
import { defaultLanguage, languages } from 'shared/contract';
import { z } from 'shared/zod';
import { escapeXml } from '../../shell/server/escapeXml.ts';
import { pageFile } from '../../shell/server/pageFor.ts';
import { sectionStylesPath } from '../../shell/server/sectionStyles.ts';
import { routePaths } from '../../shell/src/routePaths.ts';
import { edgeRedirectsIn, shellRedirects } from '../hosting/headersFiles.ts';
import type { Target } from '../registry/target/target.ts';
import { unescapeXml } from '../registry/target/unescapeXml.ts';
import { overwrite } from '../registry/updateFile.ts';

interface RenderOptions {
  /** The origin of a running renderer. */
  renderer: string;
  /** Where the files are written. */
  target: Target;
  /** Where the shell is published, with the pages that were rendered before; by default the target. */
  published?: Target;
  /** Changes the HTML of a page before it is written. */
  change?: (page: string) => string;
  /** How long a page may take. */
  timeoutMs?: number;
}

interface Rendered {
  written: number;
  /** Pages that lack a section now, whose files stay as they were. */
  kept: string[];
  /** The encoded paths of all pages. */
  paths: string[];
}

/** Lists the pages that have files, so that those whose rows are gone, or that moved, are asked for again. */
export const listName = 'rendered.json';
const pageList = z.array(z.string());

/** The renderer has few processes. */
const maximumPages = 4;

/** A busy backend may read a section's data too late. */
const maximumAttempts = 3;

/** The renderer answers after 2.5 s at the latest. */
const pageTimeoutMs = 10_000;

/**
 * Writes every page of the renderer's sitemap as a file, in every language, where static hosts look for it.
 * A page whose row is gone is rendered once more, although the renderer answers 404: it says so. A page that moved becomes a redirect. Each file is
 * replaced in one step, and a page after the stylesheets that it links.
 *
 * @throws Error when the pages cannot be listed; nothing is written then.
 */
export async function renderPages({
  renderer,
  target,
  published = target,
  change,
  timeoutMs = pageTimeoutMs,
}: RenderOptions): Promise<Rendered> {
  const sitemap = await get(`${renderer}/sitemap.xml`, timeoutMs);
  if (!sitemap?.isFound) throw new Error('The pages cannot be listed: is the backend down?');
  const paths = pathsIn(sitemap.body);
  const before = await published.read(listName);
  const earlier = before ? pageList.parse(JSON.parse(before.body.toString())) : [];

  const limit = pLimit(maximumPages);
  const pages = [...new Set([...paths, ...earlier])].flatMap((path) =>
    languages.flatMap((language) => {
      const file = pageFile(path, language);
      const address = language === defaultLanguage ? path : `${path}?lang=${language}`;
      return file ? [{ path, file, address }] : [];
    }),
  );
  const styles = new Map<string, Promise<boolean>>();
  const writeStyle = async (path: string) => {
    const style = await get(renderer + path, timeoutMs);
    if (!style?.isFound) return false;
    await overwrite(target, path.slice(1), style.body);
    return true;
  };
  const moved = new Map<string, string>();
  const write = async ({ path, file, address }: (typeof pages)[number]) => {
    const page = await get(renderer + address, timeoutMs);
    if (!page?.isComplete) return false;
    if (page.location !== undefined) {
      moved.set(path, page.location.replace(/\?.*/, ''));
      await overwrite(target, file, redirectPage(page.location));
      return true;
    }
    for (const path of stylesIn(page.body)) {
      const written = styles.get(path) ?? writeStyle(path);
      styles.set(path, written);
      if (await written) continue;
      styles.delete(path);
      return false;
    }
    await overwrite(target, file, change ? Buffer.from(change(String(page.body))) : page.body);
    return true;
  };
  let kept = pages;
  for (let attempt = 0; attempt < maximumAttempts && kept.length > 0; attempt += 1) {
    const tried = kept;
    const areWritten = await Promise.all(tried.map((page) => limit(() => write(page))));
    kept = tried.filter((_, index) => !areWritten[index]);
  }

  await overwrite(target, 'sitemap.xml', sitemap.body);
  const withFiles = paths.filter((path) => pageFile(path, defaultLanguage));
  const redirects = await published.read('_redirects');
  if (redirects) {
    const edge = edgeRedirectsIn(redirects.body.toString());
    const lines = shellRedirects(routePaths, withFiles, edge, moved);
    await overwrite(target, '_redirects', Buffer.from(lines));
  }
  // A page whose row is gone still has its rows in a file that was kept.
  const listed = new Set([...withFiles, ...moved.keys(), ...kept.map(({ path }) => path)]);
  await overwrite(target, listName, Buffer.from(JSON.stringify([...listed])));
  return { written: pages.length - kept.length, kept: kept.map(({ address }) => address), paths };
}

/** An answer of the renderer; undefined when it has none in time. */
async function get(url: string, timeoutMs: number) {
  try {
    const signal = AbortSignal.timeout(timeoutMs);
    const response = await fetch(url, { signal, redirect: 'manual' });
    const location = response.headers.get('location') ?? undefined;
    const { ok: isFound, status } = response;
    // The page of a row that is gone says so.
    if (!isFound && status !== 404 && location === undefined) return undefined;
    return {
      isFound,
      location,
      isComplete: response.headers.get('x-page') === 'complete',
      body: Buffer.from(await response.arrayBuffer()),
    };
  } catch {
    return undefined;
  }
}

/** A file for the old address of a page, on hosts without `_redirects`. */
function redirectPage(location: string): Buffer {
  const address = escapeXml(location);
  return Buffer.from(
    `<!doctype html><meta charset="utf-8"><title>Moved</title><link rel="canonical" href="${address}">` +
      `<meta http-equiv="refresh" content="0; url=${address}"><a href="${address}">${address}</a>\n`,
  );
}

/** The stylesheets of the sections in a page. */
function stylesIn(page: Buffer): string[] {
  const links = page.toString().matchAll(/<link rel="stylesheet" href="([^"]+)"/g);
  return [...links].flatMap(([, path = '']) => (path.startsWith(sectionStylesPath) ? path : []));
}

/** The encoded paths of a sitemap. */
export function pathsIn(sitemap: Buffer): string[] {
  const locations = [...sitemap.toString().matchAll(/<loc>([^<]+)<\/loc>/g)];
  const paths = locations.map(([, location = '']) => new URL(unescapeXml(location)).pathname);
  return [...new Set(paths)];
}
