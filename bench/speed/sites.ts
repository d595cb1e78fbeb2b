import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { remoteNames } from 'shared/contract';
import { buildAll } from '../../shell/local/build.ts';
import { freePorts } from '../../shell/local/freePorts.ts';
import { publish, publishShell } from '../../shell/local/publish.ts';
import { serve } from '../../shell/local/serve.ts';
import { type BackendReady, configFor } from '../../shell/local/site.ts';
import type { Certificate } from './certificate.ts';
import { type Front, openFront } from './front.ts';
import { buildSingle } from './single/build.ts';

export const siteNames = ['this site', 'one bundle', 'no script'] as const;

export type SiteName = (typeof siteNames)[number];

/** The sites that are compared, each behind a front of its own, all reading one backend. */
export interface Sites {
  urls: Record<SiteName, string>;
  stop: () => Promise<void>;
}

/** Builds, publishes and serves all of them. */
export async function openSites(backend: BackendReady, certificate: Certificate): Promise<Sites> {
  const folder = mkdtempSync(join(tmpdir(), 'speed-'));
  const fronts: Front[] = [];
  const servers: Server[] = [];
  const front = async () => {
    const opened = await openFront(certificate);
    fronts.push(opened);
    return opened;
  };
  const behind = async (opened: Front, place: string, kind: 'shell' | 'remote') => {
    const [port = 0] = await freePorts(1);
    servers.push(await serve({ folder: place, port, kind, backend: api.url }));
    opened.behind(`http://localhost:${port}`);
  };

  const api = await front();
  api.behind(backend.url);
  const published = { ...backend, url: api.url };
  const built = await buildAll(console.log);

  const shell = await front();
  const sections = new Map(
    await Promise.all(remoteNames.map(async (name) => [name, await front()] as const)),
  );
  publish({
    folder: `${folder}/this`,
    built,
    config: configFor(published, shell.url),
    originOf: (remote) => sections.get(remote)?.url ?? '',
    commit: 'bench',
  });
  await behind(shell, `${folder}/this/shell`, 'shell');
  for (const [name, opened] of sections) await behind(opened, `${folder}/this/${name}`, 'remote');

  const single = await front();
  const one = { artefact: 'shell', folder: await buildSingle(), version: 'one' } as const;
  publishShell(`${folder}/one`, one, configFor(published, single.url), 'bench');
  writeFileSync(`${folder}/one/registry.json`, '{"schema":1,"remotes":{}}');
  for (const name of readdirSync(`${folder}/one`, { recursive: true, encoding: 'utf8' })) {
    if (name.endsWith('.html')) changeFile(`${folder}/one/${name}`, withoutEarly);
  }
  await behind(single, `${folder}/one`, 'shell');

  const still = await front();
  cpSync(`${folder}/this/shell`, `${folder}/still`, { recursive: true });
  changeFile(`${folder}/still/index.html`, withoutScripts);
  await behind(still, `${folder}/still`, 'shell');

  return {
    urls: { 'this site': shell.url, 'one bundle': single.url, 'no script': still.url },
    stop: async () => {
      for (const server of servers) server.close();
      await Promise.all(fronts.map((opened) => opened.stop()));
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function changeFile(file: string, change: (text: string) => string): void {
  writeFileSync(file, change(readFileSync(file, 'utf8')));
}

/** One bundle has no files of a section to ask for early. */
function withoutEarly(html: string): string {
  return html.replace(/<script async[^>]*\/early\.[^>]*><\/script>/, '');
}

/** The same page with its text, styles, font and pictures, and nothing that runs. */
function withoutScripts(html: string): string {
  return html
    .replaceAll(/<script\b[^>]*>[^<]*<\/script>/g, '')
    .replaceAll(/<link\b[^>]*as="(script|fetch)"[^>]*>/g, '');
}
