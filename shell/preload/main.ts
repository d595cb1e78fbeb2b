/**
 * The first file that every page loads. It starts the shell's scripts: on a page from the server when somebody means to
 * use it, on a frame as soon as it is shown. Until then it fetches them behind everything else, and captures clicks.
 * Publishing adds it to every page with the modules that fill the page (`tools/prerender/htmlPages.ts`).
 */
import { acceptedContracts } from 'shared/contract';
import { attempt, preloadState } from 'shared/data';
import type { RegistryFile } from 'shared/registry';
import { registryId } from '../src/boot/pageState.ts';
import { shellFolder } from '../src/boot/shellVersions.ts';
import { captureClicks } from './captureClicks.ts';
import { changeLanguage } from './changeLanguage.ts';
import { fetchPublishedFile, fileTimeoutMs } from './fetchPublishedFile.ts';
import { firstPaint } from './firstPaint.ts';
import { firstUse, needsScripts } from './firstUse.ts';
import { markPersonal } from './markPersonal.ts';
import { runsScripts, showWithoutScripts } from './olderBrowser.ts';
import { playHero } from './playHero.ts';
import { startShell } from './startShell.ts';

const { modules = '' } = document.currentScript?.dataset ?? {};

// `shell/bootstrap` is loading another version, or the page is a copy in a version's folder.
const isLeaving =
  document.documentElement.dataset.shell === 'leaving' ||
  location.pathname.startsWith(`/${shellFolder}/`);

if (!runsScripts()) showWithoutScripts();
else if (!isLeaving && !changeLanguage()) {
  markPersonal();
  captureClicks();
  const rendered = document.getElementById(registryId)?.textContent;
  if (rendered) startPage(JSON.parse(rendered));
  else startFrame();
}

/** Starts a page that the server rendered, whose HTML contains the registry. */
function startPage(registry: RegistryFile): void {
  const isLate = !needsScripts() && !isOverriding() && !hasCanary(registry);
  const use = isLate ? firstUse() : undefined;
  if (isLate) playHero();
  void startShell(use);
  void preload(registry, use);
}

/** Starts a page whose sections the browser renders. */
function startFrame(): void {
  void startShell(undefined);
  const registry = fetch('/registry.json', { signal: AbortSignal.timeout(fileTimeoutMs) }).then(
    // The body is read here, because the timeout would also abort one that is read late.
    async (response) => ({ status: response.status, text: await response.text() }),
  );
  preloadState().registry = registry;
  registry
    .then(({ text }) => preload(JSON.parse(text)))
    .catch(() => {
      // The shell reports a registry that cannot be read.
    });
}

/**
 * Fetches the files of the page's sections when it is used, while the shell's scripts run. Before the first paint they
 * would compete with what it needs.
 */
async function preload(registry: RegistryFile, use?: Promise<void>): Promise<void> {
  await Promise.all([firstPaint(), use]);
  if (modules) warmUpIntl();
  preloadSections(registry);
}

/** Fetches the files of the page's sections. */
function preloadSections({ remotes }: RegistryFile): void {
  if (isOverriding()) return;
  const linked = new Set([...document.querySelectorAll('link')].map(({ dataset }) => dataset.href));
  for (const { remote, module } of requestedModules()) {
    const live = Object.hasOwn(remotes, remote) ? remotes[remote] : undefined;
    // With a canary, the shell decides which version this visitor gets.
    if (!live || live.canary || !acceptedContracts().includes(live.contract)) continue;
    const preloaded = Object.hasOwn(live.preload, module) ? live.preload[module] : undefined;
    for (const file of [live.entry, ...(preloaded ?? [])]) {
      if (linked.has(file.url)) continue;
      fetchPublishedFile(file).catch(() => {
        // The slot that needs the file reports the failure.
      });
    }
  }
}

/** The modules that the page names, without those whose parameter the address lacks. */
function requestedModules(): { remote: string; module: string }[] {
  const parameters = new URLSearchParams(location.search);
  return modules.split(' ').flatMap((reference) => {
    const [path = '', parameter] = reference.split('?');
    const [remote = '', module = ''] = path.split('/');
    return parameter === undefined || parameters.has(parameter) ? { remote, module } : [];
  });
}

/** Whether a section of the page has a canary: the shell decides which version this visitor gets. */
function hasCanary({ remotes }: RegistryFile): boolean {
  return requestedModules().some(
    ({ remote }) => Object.hasOwn(remotes, remote) && remotes[remote]?.canary,
  );
}

function isOverriding(): boolean {
  const kept = attempt(() => sessionStorage.getItem('override'));
  return location.search.includes('override=') || Boolean(kept);
}

/**
 * Makes the browser load its locale data while the page waits for the network. On a slow phone the first
 * formatted date would otherwise take a tenth of a second. Safari has no `requestIdleCallback`.
 */
function warmUpIntl(): void {
  globalThis.requestIdleCallback?.(() => Intl.DateTimeFormat.supportedLocalesOf('it'));
}
