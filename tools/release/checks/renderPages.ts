import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serverFileName } from 'shared/federation';
import type { RegistryFile } from 'shared/registry';
import { templateName } from '../../../shell/server/pageHtml.ts';
import { withVersions } from '../../../shell/server/versionsBlock.ts';
import { pageStateId, type RenderedPageState } from '../../../shell/src/boot/pageState.ts';
import { builtShell } from '../../build/build.ts';
import { registryName } from '../../registry/updateRegistry.ts';
import { freePorts } from '../../site/freePorts.ts';
import { serve } from '../../site/serve.ts';
import { startRenderer } from '../../site/site.ts';
import { liveShellAlone, type UnpublishedBuild } from './mockSite.ts';
import { addressOf, type SectionPage } from './visitPage.ts';

/** A page with the section's content, or why it came without. */
export type RenderedSectionPage = { sectionPage: SectionPage } & (
  | { html: string; state: RenderedPageState }
  | { failure: string }
);

/**
 * Renders pages with the build's server file, in the renderer of this checkout and with the data of the
 * installation. The other sections are left to the browser.
 *
 * @param registry The registry that names the build.
 * @param template The live shell's template, with the installation's configuration.
 */
export async function renderPages(
  { site, remote, dist, version }: UnpublishedBuild,
  registry: RegistryFile,
  template: Buffer,
  pages: readonly SectionPage[],
): Promise<RenderedSectionPage[]> {
  const build = await builtShell(console.log);
  const folder = mkdtempSync(join(tmpdir(), 'renderer-'));
  const [port = 0, filesPort = 0] = await freePorts(2);
  const filesUrl = `http://127.0.0.1:${filesPort}`;
  const unpublished = new URL('.', version.entry.url).href;
  let attempts = 0;
  const writeRegistry = () => {
    attempts += 1;
    const remotes = Object.fromEntries(
      Object.entries(registry.remotes).map(([name, { server: _, ...entry }]) => [name, entry]),
    );
    // A name of its own, because the renderer leaves a version that failed to the browser for a while.
    const name = `${version.version}-${attempts}`;
    const server = { ...version.server, url: `${filesUrl}/${serverFileName}` };
    const preload = Object.fromEntries(
      Object.entries(version.preload).map(([module, files]) => [
        module,
        // The renderer fetches stylesheets itself; scripts are the browser's.
        files.map((file) =>
          file.url.endsWith('.css')
            ? { ...file, url: file.url.replace(unpublished, `${filesUrl}/`) }
            : file,
        ),
      ]),
    );
    const named = { ...remotes, [remote]: { ...remotes[remote], version: name, server, preload } };
    writeFileSync(`${folder}/${registryName}`, JSON.stringify({ schema: 1, remotes: named }));
  };

  let failure: string | undefined;
  const render = async (sectionPage: SectionPage): Promise<RenderedSectionPage> => {
    writeRegistry();
    failure = undefined;
    const { pathname, search } = addressOf(sectionPage, site);
    const response = await fetch(`http://127.0.0.1:${port}${pathname}${search}`);
    const html = await response.text();
    const state = stateIn(html);
    const { module, view } = sectionPage.view;
    if (state && `${remote}/${module}/${view}` in state.views) return { sectionPage, html, state };
    return { sectionPage, failure: failure ?? `the renderer answered ${response.status}` };
  };

  // As if the live shell were this checkout's: `hydratePage` sees where their frames differ.
  const live = withVersions(template.toString(), { ...liveShellAlone, build });
  writeFileSync(`${folder}/${templateName}`, live);
  const files = await serve({ folder: dist, port: filesPort, kind: 'remote', backend: '' });
  const renderer = await startRenderer({
    folder,
    port,
    onLog: ({ section, message }) => {
      if (section === remote && message) failure = String(message);
    },
  });
  try {
    const rendered: RenderedSectionPage[] = [];
    for (const page of pages) {
      const first = await render(page);
      // A busy backend may answer too late once.
      rendered.push('failure' in first ? await render(page) : first);
    }
    return rendered;
  } finally {
    await renderer.stop();
    files.close();
    rmSync(folder, { recursive: true });
  }
}

function stateIn(html: string): RenderedPageState | undefined {
  const json = new RegExp(`id="${pageStateId}">([^<]*)<`).exec(html)?.[1];
  return json ? JSON.parse(json) : undefined;
}
