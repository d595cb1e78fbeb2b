import pLimit from 'p-limit';
import { defaultLanguage, languages } from 'shared/contract';
import { z } from 'shared/zod';
import { routePaths } from '../../shell/src/composition.ts';
import { shellRedirects } from '../hosting/headersFiles.ts';
import { pageFile } from '../hosting/pageFor.ts';
import { overwrite } from '../registry/target/overwrite.ts';
import type { Target } from '../registry/target/target.ts';

interface RenderOptions {
  /** The origin of a running renderer. */
  renderer: string;
  /** Where the shell is published. */
  target: Target;
}

interface Rendered {
  written: number;
  /** Pages that lack a section now, whose files stay as they were. */
  kept: string[];
}

/** Lists the pages that have files, so that those whose rows are gone are rendered once more. */
const listName = 'rendered.json';
const pageList = z.array(z.string());

/** The renderer has few threads. */
const maximumPages = 4;

/**
 * Writes every page of the renderer's sitemap as a file, in every language, where static hosts look for it.
 * A page whose row is gone is rendered once more, and says so. Each file is replaced in one step.
 *
 * @throws Error when the pages cannot be listed; nothing is written then.
 */
export async function renderPages({ renderer, target }: RenderOptions): Promise<Rendered> {
  const sitemap = await get(`${renderer}/sitemap.xml`);
  if (!sitemap.ok) throw new Error('The pages cannot be listed: is the backend down?');
  const paths = pathsIn(sitemap.body);
  const before = await target.read(listName);
  const earlier = before ? pageList.parse(JSON.parse(before.body.toString())) : [];

  const result: Rendered = { written: 0, kept: [] };
  const limit = pLimit(maximumPages);
  const addresses = [...new Set([...paths, ...earlier])].flatMap((path) =>
    languages.map((language) => ({ path, language })),
  );
  await Promise.all(
    addresses.map(({ path, language }) =>
      limit(async () => {
        const file = pageFile(path, language);
        if (!file) return;
        const address = language === defaultLanguage ? path : `${path}?lang=${language}`;
        const page = await get(renderer + address);
        if (page.isComplete) {
          await overwrite(target, file, page.body);
          result.written += 1;
        } else {
          result.kept.push(address);
        }
      }),
    ),
  );

  await overwrite(target, 'sitemap.xml', sitemap.body);
  const withFiles = paths.filter((path) => pageFile(path, defaultLanguage));
  if (await target.read('_redirects')) {
    await overwrite(target, '_redirects', Buffer.from(shellRedirects(routePaths, withFiles)));
  }
  await overwrite(target, listName, Buffer.from(JSON.stringify(withFiles)));
  return result;
}

async function get(url: string) {
  const response = await fetch(url);
  return {
    ok: response.ok,
    isComplete: response.ok && response.headers.get('x-page') === 'complete',
    body: Buffer.from(await response.arrayBuffer()),
  };
}

/** The encoded paths of a sitemap. */
function pathsIn(sitemap: Buffer): string[] {
  const locations = [...sitemap.toString().matchAll(/<loc>([^<]+)<\/loc>/g)];
  const paths = locations.map(([, location = '']) => new URL(unescapeXml(location)).pathname);
  return [...new Set(paths)];
}

function unescapeXml(text: string): string {
  return text
    .replaceAll('&apos;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&amp;', '&');
}
