import { parseSiteConfig, type SiteConfig, siteConfigElementId } from 'shared/config';
import { registryName } from '../registry/composeRegistry.ts';
import type { Target } from '../registry/target/target.ts';
import { renderFeeds } from './renderFeeds.ts';
import { renderPages } from './renderPages.ts';
import { liveShellFiles, withRenderer } from './withRenderer.ts';

interface RenderedSite {
  /** Where the shell is published. */
  published: Target;
  /** Where the files are written. */
  target: Target;
  /** The address of sections whose files are not uploaded yet, and one of this machine that serves them. */
  sections?: { url: string; local: string };
}

/**
 * Renders the pages of a published site into files, with the live versions of its shell and its sections.
 *
 * @throws Error in one sentence when pages could not be rendered; their files stay as they were.
 */
export async function render(
  { published, target, sections }: RenderedSite,
  log: (line: string) => void,
): Promise<void> {
  const registry = await read(published, registryName);
  const files = {
    ...(await liveShellFiles(published)),
    [registryName]: sections
      ? registry.toString().replaceAll(sections.url, sections.local)
      : registry,
  };
  await withRenderer(files, async ({ url: renderer }) => {
    const { written, kept, paths } = await renderPages({
      renderer,
      target,
      published,
      ...(sections && { change: (page) => page.replaceAll(sections.local, sections.url) }),
    });
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
