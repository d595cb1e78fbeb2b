import { parseSiteConfig, type SiteConfig, siteConfigElementId } from 'shared/config';
import { registryName } from '../registry/composeRegistry.ts';
import type { Target } from '../registry/target/target.ts';
import { renderFeeds } from './renderFeeds.ts';
import { renderPages } from './renderPages.ts';
import { liveShellFiles, withRenderer } from './withRenderer.ts';

/**
 * Renders the pages of a published site into files, with the live versions of its shell and its sections.
 *
 * @param published Where the shell is published.
 * @param target Where the files are written.
 * @throws Error in one sentence when pages could not be rendered; their files stay as they were.
 */
export async function render(
  { published, target }: { published: Target; target: Target },
  log: (line: string) => void,
): Promise<void> {
  const files = {
    ...(await liveShellFiles(published)),
    [registryName]: await read(published, registryName),
  };
  await withRenderer(files, async ({ url: renderer }) => {
    const { written, kept, paths } = await renderPages({ renderer, target, published });
    log(`${written} pages are rendered.`);
    const config = configOf((await read(published, 'index.html')).toString());
    const feeds = config.feedFiles ? await renderFeeds({ config, paths, target }) : undefined;
    if (feeds) log(`${feeds.written} feeds are written.`);
    const problems = [
      ...(kept.length > 0 ? [`Pages lack a section now: ${kept.join(', ')}.`] : []),
      ...(feeds?.kept.length ? [`Feeds could not be read: ${feeds.kept.join(', ')}.`] : []),
    ];
    if (problems.length > 0) throw new Error(`${problems.join('\n')}\nThey stay as they were.`);
  });
}

/** The configuration in a page. */
function configOf(page: string): SiteConfig {
  const block = new RegExp(`id="${siteConfigElementId}"[^>]*>([^<]*)<`);
  return parseSiteConfig(block.exec(page)?.[1] ?? 'null');
}

async function read(target: Target, name: string): Promise<Buffer> {
  const stored = await target.read(name);
  if (!stored) throw new Error(`There is no ${name}: publish the shell and a section first.`);
  return stored.body;
}
