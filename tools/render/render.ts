import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseSiteConfig, type SiteConfig, siteConfigElementId } from 'shared/config';
import { templateName } from '../../shell/server/pageHtml.ts';
import type { Built } from '../build/build.ts';
import type { Deployment } from '../deployment.ts';
import { registryName } from '../registry/composeRegistry.ts';
import { readShellRecord } from '../registry/shellRecord.ts';
import type { Target } from '../registry/target/target.ts';
import { freePorts } from '../site/freePorts.ts';
import { startRenderer } from '../site/site.ts';
import { renderFeeds } from './renderFeeds.ts';
import { renderPages } from './renderPages.ts';

/**
 * Renders the pages of a published site into its files, with the live versions of its sections.
 *
 * @param shell The build of this checkout, which must be the published one.
 * @throws Error in one sentence when pages could not be rendered; their files stay as they were.
 */
export async function render(
  { registry: target }: Deployment,
  shell: Built,
  log: (line: string) => void,
): Promise<void> {
  const { build, commit } = await readShellRecord(target);
  if (build !== shell.version) {
    throw new Error(
      `The published shell is ${build}, of commit ${commit}, and this checkout builds ${shell.version}: check out that commit, or release the shell.`,
    );
  }
  const folder = mkdtempSync(join(tmpdir(), 'render-'));
  try {
    for (const name of [templateName, registryName]) {
      writeFileSync(join(folder, name), await read(target, name));
    }
    const [port = 0] = await freePorts(1);
    const renderer = await startRenderer({ folder, port });
    try {
      const { written, kept, paths } = await renderPages({
        renderer: `http://127.0.0.1:${port}`,
        target,
      });
      log(`${written} pages are rendered.`);
      const config = configOf(join(folder, templateName));
      const feeds = config.feedFiles ? await renderFeeds({ config, paths, target }) : undefined;
      if (feeds) log(`${feeds.written} feeds are written.`);
      if (kept.length > 0) {
        throw new Error(
          `${kept.length} pages lack a section now, and stay as they were: ${kept.join(', ')}`,
        );
      }
      if (feeds && feeds.kept.length > 0) {
        throw new Error(`Feeds could not be read, and stay as they were: ${feeds.kept.join(', ')}`);
      }
    } finally {
      await renderer.stop();
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The configuration of the published shell. */
function configOf(template: string): SiteConfig {
  const block = new RegExp(`id="${siteConfigElementId}"[^>]*>([^<]*)<`);
  return parseSiteConfig(block.exec(readFileSync(template, 'utf8'))?.[1] ?? 'null');
}

async function read(target: Target, name: string): Promise<Buffer> {
  const stored = await target.read(name);
  if (!stored) throw new Error(`There is no ${name}: publish the shell and a section first.`);
  return stored.body;
}
