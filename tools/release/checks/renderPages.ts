import { writeFileSync } from 'node:fs';
import type { RegistryFile } from 'shared/registry';
import { templateName } from '../../../shell/server/pageHtml.ts';
import { withVersions } from '../../../shell/server/versionsBlock.ts';
import { pageStateId, type RenderedPageState } from '../../../shell/src/boot/pageState.ts';
import { builtShell } from '../../build/build.ts';
import { registryName } from '../../registry/composeRegistry.ts';
import { type Renderer, type RendererLog, withRenderer } from '../../render/withRenderer.ts';
import { freePorts } from '../../site/freePorts.ts';
import { serve } from '../../site/serve.ts';
import { liveShellAlone, type SectionBuild } from './mockSite.ts';
import { addressOf, type Visit } from './walk.ts';

/** A page with the section's content, or why it came without. */
interface RenderedPage {
  visit: Visit;
  html?: string;
  state?: RenderedPageState;
  failure?: string;
}

/**
 * Renders pages with the build's server file, in the renderer of this checkout and with the data of the
 * installation. The other sections are left to the browser.
 *
 * @param registry The registry that names the build.
 * @param template The live shell's template, with the installation's configuration.
 */
export async function renderPages(
  { deployment: { site }, remote, dist, version }: SectionBuild,
  registry: RegistryFile,
  template: Buffer,
  visits: readonly Visit[],
): Promise<RenderedPage[]> {
  const [port = 0] = await freePorts(1);
  const files = await serve({ folder: dist, port });
  // Where the files of the build are now, and where they would be.
  const local = `http://127.0.0.1:${port}/`;
  const future = new URL('.', version.entry.url).href;
  const registryOf = (attempt: number) => {
    const remotes = Object.entries(registry.remotes).map(([name, { server, ...entry }]) => {
      // A version of its own, because the renderer leaves one that failed to the browser for a while.
      const own = { ...entry, server, version: `${version.version}-${attempt}` };
      return [name, name === remote ? own : entry];
    });
    const text = JSON.stringify({ schema: 1, remotes: Object.fromEntries(remotes) });
    return text.replaceAll(future, local);
  };

  // As if the live shell were this checkout's: `hydrationTest` sees where their frames differ.
  const build = await builtShell(console.log);
  const live = withVersions(template.toString(), { ...liveShellAlone, build });
  let failure: string | undefined;
  const onLog: RendererLog = ({ section, message }) => {
    if (section === remote && message) failure = String(message);
  };
  let attempts = 0;
  const renderWith = async (renderer: Renderer, visit: Visit): Promise<RenderedPage> => {
    attempts += 1;
    writeFileSync(`${renderer.folder}/${registryName}`, registryOf(attempts));
    failure = undefined;
    const { pathname, search } = new URL(addressOf(visit, site));
    const response = await fetch(renderer.url + pathname + search);
    const html = (await response.text()).replaceAll(local, future);
    const state = stateIn(html);
    const isRendered = visit.slots.every(
      ({ module, view }) => state && `${remote}/${module}/${view}` in state.views,
    );
    if (state && isRendered) return { visit, html, state };
    return { visit, failure: failure ?? `the renderer answered ${response.status}` };
  };
  try {
    return await withRenderer(
      { [templateName]: live, [registryName]: registryOf(0) },
      async (renderer) => {
        const rendered: RenderedPage[] = [];
        for (const visit of visits) {
          const first = await renderWith(renderer, visit);
          // A busy backend may answer too late once.
          rendered.push(first.failure ? await renderWith(renderer, visit) : first);
        }
        return rendered;
      },
      { onLog },
    );
  } finally {
    files.close();
  }
}

function stateIn(html: string): RenderedPageState | undefined {
  const json = new RegExp(`id="${pageStateId}">([^<]*)<`).exec(html)?.[1];
  return json ? JSON.parse(json) : undefined;
}
