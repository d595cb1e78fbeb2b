import { setTimeout as wait } from 'node:timers/promises';
import pLimit from 'p-limit';
import type { SiteConfig } from 'shared/config';
import { defaultLanguage, languages } from 'shared/contract';
import { feedFileName, feedUrl, functionFeedUrl } from 'shared/feed-url';
import { pageFile } from '../../shell/server/pageFor.ts';
import { feedRoutes } from '../../shell/src/routePaths.ts';
import type { Target } from '../registry/target/target.ts';
import { overwrite } from '../registry/updateFile.ts';

interface FeedOptions {
  config: SiteConfig;
  /** The encoded paths of the site's pages. */
  paths: readonly string[];
  /** Where the shell is published. */
  target: Target;
}

interface RenderedFeeds {
  written: number;
  /** The addresses of feeds that could not be read; their files stay as they were. */
  kept: string[];
}

/** The parameter of a route is its last segment. */
const feedPaths = feedRoutes.map((route) => new RegExp(`^${route.replace(/:\w+$/, '[^/]+')}$`));

/** Few enough for the backend. */
const parallelReads = 4;
const readTimeoutMs = 15_000;

/** Writes the feed of every page that has one, in every language, as the function answers, but with the file's address. */
export async function renderFeeds({ config, paths, target }: FeedOptions): Promise<RenderedFeeds> {
  const withFeed = paths.filter(
    (path) => path === '/' || feedPaths.some((pattern) => pattern.test(path)),
  );
  const feeds = withFeed.flatMap((path) =>
    languages.flatMap((language) => {
      const file = feedFile(path, feedFileName(language));
      const address = functionFeedUrl(config.supabase.url, path, language);
      return file
        ? [{ file, address, own: feedUrl({ ...config, feedFiles: true }, path, language) }]
        : [];
    }),
  );
  const limit = pLimit(parallelReads);
  const write = async ({ file, address, own }: (typeof feeds)[number]) => {
    const feed = await read(address);
    if (typeof feed !== 'string') await overwrite(target, file, withAddress(feed, own));
    return { address, result: feed };
  };
  const results = await Promise.all(feeds.map((feed) => limit(() => write(feed))));
  const kept = results.filter(({ result }) => result === 'failed').map(({ address }) => address);
  return { written: results.filter(({ result }) => typeof result !== 'string').length, kept };
}

/** A feed that names another address as its own. */
const withAddress = (feed: Buffer, address: string): Buffer =>
  Buffer.from(
    String(feed).replace(
      /(<link href=")[^"]*(" rel="self")/,
      (_, start: string, end: string) => start + address.replaceAll('&', '&amp;') + end,
    ),
  );

/** Beside the file of the page; undefined for a page that can have no file. */
function feedFile(path: string, name: string): string | undefined {
  return pageFile(path, defaultLanguage)?.replace(/[^/]+$/, name);
}

/** Waits once if the function asks to: it limits how often one address may call. */
async function read(address: string, mayWait = true): Promise<Buffer | 'none' | 'failed'> {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(readTimeoutMs) });
    if (response.ok) return Buffer.from(await response.arrayBuffer());
    // A course of which no file has a date.
    if (response.status === 404) return 'none';
    const seconds = Number(response.headers.get('retry-after'));
    if (response.status !== 429 || !mayWait || !Number.isFinite(seconds)) return 'failed';
    await wait(seconds * 1000);
    return await read(address, false);
  } catch {
    return 'failed';
  }
}
