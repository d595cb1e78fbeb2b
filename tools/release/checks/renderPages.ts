import { writeFileSync } from 'node:fs';
import type { RemoteName } from 'shared/contract';
import { serverFileName } from 'shared/federation';
import type { PublishedFile, RegistryFile } from 'shared/registry';
import { templateName } from '../../../shell/server/pageHtml.ts';
import { withVersions } from '../../../shell/server/versionsBlock.ts';
import { pageStateId, type RenderedPageState } from '../../../shell/src/boot/pageState.ts';
import { builtShell } from '../../build/build.ts';
import { registryName } from '../../registry/composeRegistry.ts';
import { freePorts } from '../../site/freePorts.ts';
import { serve } from '../../site/serve.ts';
import { startRenderer } from '../../site/site.ts';
import { withTemporaryFolder } from '../../temporaryFolder.ts';
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
export function renderPages(
  { deployment: { site }, remote, dist, version }: SectionBuild,
  registry: RegistryFile,
  template: Buffer,
  visits: readonly Visit[],
): Promise<RenderedPage[]> {
  return withTemporaryFolder(async (folder) => {
    const build = await builtShell(console.log);
    const [port = 0, filesPort = 0] = await freePorts(2);
    // As if the live shell were this checkout's: `hydrationTest` sees where their frames differ.
    const live = withVersions(template.toString(), { ...liveShellAlone, build });
    writeFileSync(`${folder}/${templateName}`, live);
    const files = await serve({ folder: dist, port: filesPort, kind: 'remote', backend: '' });
    let failure: string | undefined;
    const renderer = await startRenderer({
      folder,
      port,
      onLog: ({ section, message }) => {
        if (section === remote && message) failure = String(message);
      },
    });

    let attempts = 0;
    const render = async (visit: Visit): Promise<RenderedPage> => {
      // A version of its own, because the renderer leaves one that failed to the browser for a while.
      const named = `${version.version}-${++attempts}`;
      const remotes = remotesFor(registry, remote, `http://127.0.0.1:${filesPort}/`, named);
      writeFileSync(`${folder}/${registryName}`, JSON.stringify({ schema: 1, remotes }));
      failure = undefined;
      const { pathname, search } = new URL(addressOf(visit, site));
      const response = await fetch(`http://127.0.0.1:${port}${pathname}${search}`);
      const html = await response.text();
      const state = stateIn(html);
      const isRendered = visit.slots.every(
        ({ module, view }) => state && `${remote}/${module}/${view}` in state.views,
      );
      if (state && isRendered) return { visit, html, state };
      return { visit, failure: failure ?? `the renderer answered ${response.status}` };
    };

    try {
      const rendered: RenderedPage[] = [];
      for (const visit of visits) {
        const first = await render(visit);
        // A busy backend may answer too late once.
        rendered.push(first.failure ? await render(visit) : first);
      }
      return rendered;
    } finally {
      await renderer.stop();
      files.close();
    }
  });
}

/** The registry's entries, of which only the build has a server file. */
function remotesFor(
  registry: RegistryFile,
  remote: RemoteName,
  filesUrl: string,
  version: string,
): RegistryFile['remotes'] {
  const entries = Object.entries(registry.remotes).map(([name, { server, ...entry }]) => {
    if (name !== remote) return [name, entry];
    const unpublished = new URL('.', entry.entry.url).href;
    // The renderer fetches stylesheets itself; scripts are the browser's.
    const served = ({ url, integrity }: PublishedFile) => ({
      url: url.endsWith('.css') ? url.replace(unpublished, filesUrl) : url,
      integrity,
    });
    const preload = Object.entries(entry.preload).map(([module, files]) => [
      module,
      files.map(served),
    ]);
    return [
      name,
      {
        ...entry,
        version,
        preload: Object.fromEntries(preload),
        server: { ...server, url: `${filesUrl}${serverFileName}` },
      },
    ];
  });
  return Object.fromEntries(entries);
}

function stateIn(html: string): RenderedPageState | undefined {
  const json = new RegExp(`id="${pageStateId}">([^<]*)<`).exec(html)?.[1];
  return json ? JSON.parse(json) : undefined;
}
