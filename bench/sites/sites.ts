import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Page } from '@playwright/test';
import { type RemoteName, remoteNames } from 'shared/contract';
import type { RegistryFile } from 'shared/registry';
import { pageFor } from '../../shell/server/pageFor.ts';
import type { Built } from '../../tools/build/build.ts';
import { filesBelow } from '../../tools/paths.ts';
import { publishShell } from '../../tools/prerender/publishShell.ts';
import { publishSite } from '../../tools/site/publishSite.ts';
import { type BackendReady, configFor } from '../../tools/site/site.ts';
import { pages } from '../loading/pages.ts';
import { buildOneBundle } from './oneBundle/build.ts';
import type { ReverseProxy, RewriteHeader } from './reverseProxy.ts';
import type { Testbed } from './testbed.ts';

/** Serves the shell and its remotes, as they are published; resolves with the URL. */
export async function openThisSite(testbed: Testbed, backend: BackendReady): Promise<string> {
  const folder = `${testbed.folder}/federated`;
  const shell = await testbed.openProxy();
  const remotes = new Map<RemoteName, ReverseProxy>();
  for (const name of remoteNames) remotes.set(name, await testbed.openProxy());
  const config = configFor(backend, shell.url);
  publishSite({
    folder,
    built: testbed.built,
    config,
    originOf: (remote) => remotes.get(remote)?.url ?? '',
    commit: 'bench',
  });
  for (const [name, proxy] of remotes) {
    await testbed.serveFolder(proxy, `${folder}/${name}`, {});
  }
  await testbed.serveFolder(shell, `${folder}/shell`, { config, isRendered: true });
  return shell.url;
}

/**
 * Serves the same sources without Module Federation; nothing is preloaded from an origin of a remote.
 */
export async function openOneBundle(testbed: Testbed, backend: BackendReady): Promise<string> {
  const build = { artefact: 'shell', folder: await buildOneBundle(), version: 'bundle' } as const;
  const folder = `${testbed.folder}/one-bundle`;
  const registry = { schema: 1, remotes: {} } as const;
  const url = await openShell(testbed, build, folder, registry, { backend });
  for (const name of filesBelow(folder)) {
    if (name.endsWith('.html')) rewriteFile(`${folder}/${name}`, withoutPreloadScript);
  }
  return url;
}

/**
 * Serves this site's pages with their rows, styles, fonts and pictures, without scripts: no page can
 * have its rows on screen sooner.
 *
 * @param site Whose pages they are.
 */
export async function openNoScript(
  testbed: Testbed,
  backend: BackendReady,
  site: string,
): Promise<string> {
  const folder = `${testbed.folder}/no-script`;
  const proxy = await testbed.openProxy();
  cpSync(`${testbed.folder}/federated/shell`, folder, { recursive: true });
  const page = await testbed.browser.newPage();
  for (const { path, needsScripts } of pages) {
    if (needsScripts) continue;
    const html = await completePage(page, site + path);
    const file = pageFor(folder, path)?.file;
    if (!file) throw new Error(`${path} has no file.`);
    writeFileSync(`${folder}/${file}`, html.replaceAll(scripts, '').replaceAll(fetchPreloads, ''));
    // The renderer serves them; here only the folder is.
    for (const [, styles = ''] of html.matchAll(sectionStyles)) {
      mkdirSync(dirname(folder + styles), { recursive: true });
      writeFileSync(folder + styles, (await (await page.goto(site + styles))?.text()) ?? '');
    }
  }
  await page.close();
  await testbed.serveFolder(proxy, folder, { config: configFor(backend, proxy.url) });
  return proxy.url;
}

/** A page with all its sections; a busy machine may have the first one of a site without. */
async function completePage(page: Page, url: string, attempts = 5): Promise<string> {
  const response = await page.goto(url);
  if (response?.headers()['x-page'] === 'complete') return response.text();
  if (attempts === 1) throw new Error(`${url} was not rendered.`);
  return completePage(page, url, attempts - 1);
}

const sectionStyles = /href="(\/static\/sections\/[^"]+)"/g;

const scripts = /<script\b[^>]*>[^<]*<\/script>|<template\b[\s\S]*?<\/template>/g;

interface ShellOptions {
  backend: BackendReady;
  rewriteHeader?: RewriteHeader;
  isRendered?: boolean;
}

/** Publishes and serves a shell with this registry; resolves with its URL. */
export async function openShell(
  testbed: Testbed,
  shell: Built,
  folder: string,
  registry: RegistryFile,
  { backend, ...options }: ShellOptions,
): Promise<string> {
  const proxy = await testbed.openProxy();
  const config = configFor(backend, proxy.url);
  publishShell(folder, shell, config, 'bench');
  // Formatted as publishing formats it, because its size is part of what is measured.
  writeFileSync(`${folder}/registry.json`, JSON.stringify(registry, null, 2));
  await testbed.serveFolder(proxy, folder, { config, ...options });
  return proxy.url;
}

function rewriteFile(file: string, rewrite: (text: string) => string): void {
  writeFileSync(file, rewrite(readFileSync(file, 'utf8')));
}

/** The links that preload what the shell fetches. */
const fetchPreloads = /<link\b[^>]*as="fetch"[^>]*>/g;

/** One bundle has no remote's files to preload, so its scripts are in the page itself. */
function withoutPreloadScript(html: string): string {
  return html
    .replaceAll(fetchPreloads, '')
    .replace(/<script async[^>]*\/preload\.[^>]*><\/script>/, '')
    .replace(/<template id="[^"]*">(.*?)<\/template>/, '$1');
}
