import { writeFileSync } from 'node:fs';
import type { PublishedVersion, RegistryFile } from 'shared/registry';
import { pageStateId, type RenderedPageState } from '../../../shell/src/boot/pageState.ts';
import { registryName } from '../../registry/composeRegistry.ts';
import { pathsIn } from '../../render/renderPages.ts';
import { liveShellFiles, type RendererLog, withRenderer } from '../../render/withRenderer.ts';
import { freePorts } from '../../site/freePorts.ts';
import { serve } from '../../site/serve.ts';
import type { SectionBuild } from './mockSite.ts';
import { addressOf, type Visit } from './walk.ts';

/** A page with the section's content, or why it came without. */
export interface RenderedPage {
  visit: Visit;
  html?: string;
  state?: RenderedPageState;
  failure?: string;
}

/** A version of the section: the build, or the live one. */
type Which = 'build' | 'live';

/** A renderer of the live shell, with the build's server file and the data of the installation. */
export interface BuildRenderer {
  /** The paths of the section's pages whose route has a parameter; undefined when it cannot list them. */
  listPaths: (which?: Which) => Promise<string[] | undefined>;
  render: (visit: Visit, which?: Which) => Promise<RenderedPage>;
}

/**
 * Calls `use` with a renderer of the build. The other sections are left to the browser.
 *
 * @param registry The registry that names the build.
 * @param live The live version of the section, if there is one.
 */
export async function withBuildRenderer<Result>(
  { deployment, remote, dist, version }: SectionBuild,
  registry: RegistryFile,
  live: PublishedVersion | undefined,
  use: (renderer: BuildRenderer) => Promise<Result>,
): Promise<Result> {
  const [port = 0] = await freePorts(1);
  const files = await serve({ folder: dist, port });
  // Where the files of the build are now, and where they would be.
  const local = `http://127.0.0.1:${port}/`;
  const future = new URL('.', version.entry.url).href;
  const registryOf = (attempt: number, which: Which = 'build', isAlone = false) => {
    const entries = Object.entries(registry.remotes).filter(
      ([name]) => !isAlone || name === remote,
    );
    const remotes = entries.map(([name, { server, ...entry }]) => {
      // A version of its own, because the renderer leaves one that failed to the browser for a while.
      const named = which === 'live' ? live : { ...entry, server };
      const own = { ...named, version: `${version.version}-${attempt}` };
      return [name, name === remote ? own : entry];
    });
    const text = JSON.stringify({ schema: 1, remotes: Object.fromEntries(remotes) });
    return text.replaceAll(future, local);
  };

  // Its pages stay in the live shell, whichever visitor draws its canary.
  const shell = await liveShellFiles(deployment.registry, {
    previous: null,
    good: [],
    canary: null,
  });
  let failure: string | undefined;
  const onLog: RendererLog = ({ section, message }) => {
    if (section === remote && message) failure = String(message);
  };
  let attempts = 0;
  try {
    return await withRenderer(
      { ...shell, [registryName]: registryOf(0) },
      async (renderer) => {
        const nextAttempt = (which?: Which, isAlone?: boolean) => {
          attempts += 1;
          const text = registryOf(attempts, which, isAlone);
          writeFileSync(`${renderer.folder}/${registryName}`, text);
          failure = undefined;
        };
        const renderOnce = async (visit: Visit, which?: Which): Promise<RenderedPage> => {
          nextAttempt(which);
          const { pathname, search } = new URL(addressOf(visit, deployment.site));
          const response = await fetch(renderer.url + pathname + search);
          const html = (await response.text()).replaceAll(local, future);
          const state = stateIn(html);
          const isRendered = visit.slots.every(
            ({ module, view }) =>
              state && Object.hasOwn(state.views, `${remote}/${module}/${view}`),
          );
          if (state && isRendered) return { visit, html, state };
          return { visit, failure: failure ?? unexplained(response.status) };
        };
        const listOnce = async (which?: Which) => {
          nextAttempt(which, true);
          const response = await fetch(`${renderer.url}/sitemap.xml`);
          return response.ok ? pathsIn(Buffer.from(await response.arrayBuffer())) : undefined;
        };
        // A busy backend may answer too late once.
        return use({
          listPaths: async (which) => (await listOnce(which)) ?? listOnce(which),
          render: async (visit, which) => {
            const first = await renderOnce(visit, which);
            return first.failure ? renderOnce(visit, which) : first;
          },
        });
      },
      { onLog },
    );
  } finally {
    files.close();
  }
}

/** Why a page comes without the section although it has thrown nothing. */
function unexplained(status: number): string {
  if (status !== 200) return `the renderer answered ${status}`;
  return 'its loaders had no data in time: a read failed (src/queries.ts), or this machine is too slow';
}

function stateIn(html: string): RenderedPageState | undefined {
  const json = new RegExp(`id="${pageStateId}">([^<]*)<`).exec(html)?.[1];
  return json ? JSON.parse(json) : undefined;
}
