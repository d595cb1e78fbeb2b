import { existsSync, readFileSync, statSync } from 'node:fs';
import type { Browser, BrowserContext, BrowserContextOptions, Route } from '@playwright/test';
import type { SiteConfig } from 'shared/config';
import type { RemoteName } from 'shared/contract';
import type { PublishedVersion, RegistryFile } from 'shared/registry';
import { pageFor } from '../../../shell/server/pageFor.ts';
import { linkedStyles } from '../../../shell/server/sectionStyles.ts';
import type { Deployment } from '../../deployment.ts';
import { commonHeaders, contentSecurityPolicy } from '../../hosting/headers.ts';
import { readRegistry, registryName } from '../../registry/composeRegistry.ts';

type Answer = Parameters<Route['fulfill']>[0];

/** What a page gets from somewhere else than the live site. */
export interface Mock {
  matches: (url: URL) => boolean;
  /** @returns undefined for what the live site answers. */
  answer: (url: URL, route: Route) => Answer | undefined | Promise<Answer | undefined>;
}

/** A build of a section that is not published, and where it would be. */
export interface SectionBuild {
  deployment: Pick<Deployment, 'site' | 'registry'> &
    Partial<Pick<Deployment, 'folder' | 'readConfig'>>;
  remote: RemoteName;
  /** The folder of the build. */
  dist: string;
  /** The build as the registry would name it. */
  version: PublishedVersion;
}

/** For a page's block of versions: the page stays in the live shell, whichever visitor draws its canary. */
export const liveShellAlone = { fallbacks: [], canary: undefined };

/**
 * Opens a context whose pages get some files from mocks, at the address of the live site. The first mock that
 * answers wins.
 */
export async function openContext(
  browser: Browser,
  mocks: readonly Mock[],
  options: BrowserContextOptions = {},
): Promise<BrowserContext> {
  const context = await browser.newContext({
    ...options,
    serviceWorkers: 'block',
    reducedMotion: 'reduce',
    // Chromium does not know the network of a page with mocked HTML, and would ask whether it may use a backend on
    // this machine.
    permissions: ['local-network-access'],
  });
  // The shell reports a service worker that Playwright blocks, but not a browser that has none.
  await context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
  await mockSite(context, mocks);
  return context;
}

/** Adds mocks to a context. */
export async function mockSite(context: BrowserContext, mocks: readonly Mock[]): Promise<void> {
  // Playwright asks the handler that was added last first.
  for (const { matches, answer } of mocks.toReversed()) {
    await context.route(matches, async (route) => {
      const answered = await answer(new URL(route.request().url()), route);
      // A page may be closed before it has its files.
      await (answered ? route.fulfill(answered) : route.fallback()).catch(() => {});
    });
  }
}

/** What the backend answers to all pages, instead of its rows. */
export type BackendState = 'no rows' | 'failed reads' | 'refused writes';

const refusal = (what: string) => ({
  status: 500,
  json: { message: `This ${what} fails on purpose.` },
});

const answers: Record<
  BackendState,
  { paths: RegExp; answer: (method: string) => Answer | undefined }
> = {
  'no rows': { paths: /\/rest\/v1\//, answer: () => ({ json: [] }) },
  'failed reads': { paths: /\/(rest|storage|functions)\/v1\//, answer: () => refusal('read') },
  'refused writes': {
    paths: /\/(rest|storage|functions)\/v1\//,
    answer: (method) => (/^(GET|HEAD|OPTIONS)$/.test(method) ? undefined : refusal('write')),
  },
};

/** A backend that has no rows, that fails, or that can only be read. */
export function mockedBackend(state: BackendState): Mock {
  const headers = { 'Access-Control-Allow-Origin': '*', 'Content-Range': '*/0' };
  const { paths, answer } = answers[state];
  return {
    matches: ({ pathname }) => paths.test(pathname),
    answer: (_, route) => {
      const answered = answer(route.request().method());
      return answered && { ...answered, headers };
    },
  };
}

/** A registry instead of the published one. */
export function mockedRegistry(site: string, registry: RegistryFile): Mock {
  const { href } = new URL(`/${registryName}`, site);
  return { matches: (url) => url.href === href, answer: () => ({ json: registry }) };
}

/** Pages instead of those that the live site renders, under its headers. */
export function mockedPages(
  deployment: SectionBuild['deployment'],
  htmlOf: (url: URL) => string | undefined | Promise<string | undefined>,
): Mock {
  const { site, folder, readConfig } = deployment;
  const { origin } = new URL(site);
  return {
    matches: (url) => url.origin === origin,
    answer: async (url, route) => {
      if (!route.request().isNavigationRequest()) return undefined;
      const body = await htmlOf(url);
      if (body === undefined) return undefined;
      if (folder && readConfig) return { headers: pageHeaders([], readConfig()), body };
      return { response: await route.fetch(), body };
    },
  };
}

/** The files of a site in one folder, whose address serves them only once they are uploaded. */
export function mockedFolder({ site, folder, readConfig }: SectionBuild['deployment']): Mock[] {
  if (!folder || !readConfig) return [];
  return [mockedShell(site, folder, readConfig(), [])];
}

/** The live registry, with the build instead of the section's live version. */
export async function registryWith(build: SectionBuild): Promise<RegistryFile> {
  const { remotes } = await readRegistry(build.deployment.registry);
  return withVersion({ schema: 1, remotes: Object.fromEntries(remotes) }, build);
}

/** A registry with one version of a section: by falling back to another, the page could hide a failure. */
export function withVersion(
  { remotes }: RegistryFile,
  { remote, version }: Pick<SectionBuild, 'remote' | 'version'>,
): RegistryFile {
  const entry = { ...version, previous: null, good: [], canary: null };
  return { schema: 1, remotes: { ...remotes, [remote]: entry } };
}

/** The registry, and the files that it names of the build at their future addresses. */
export function mockedSection(
  { deployment: { site }, dist, version }: SectionBuild,
  registry: RegistryFile,
): Mock[] {
  const base = new URL('.', version.entry.url).href;
  const styles = new Map(
    linkedStyles(version).map(({ href, url }) => [new URL(href, site).href, url]),
  );
  return [
    mockedRegistry(site, registry),
    {
      // What a renderer serves once the build is live.
      matches: ({ href }) => styles.has(href),
      answer: ({ href }) => ({ path: `${dist}/${styles.get(href)?.slice(base.length)}` }),
    },
    {
      matches: ({ href }) => href.startsWith(base),
      answer: ({ pathname }) => {
        const path = `${dist}/${pathname.slice(new URL(base).pathname.length)}`;
        const headers = { 'Access-Control-Allow-Origin': '*' };
        return existsSync(path) ? { path, headers } : { status: 404, headers };
      },
    },
  ];
}

const pageHeaders = (sections: readonly string[], config: SiteConfig) => ({
  ...commonHeaders,
  'Content-Type': 'text/html;charset=utf-8',
  'Content-Security-Policy': contentSecurityPolicy(sections, config),
});

/**
 * The pages and files of a shell in a folder, with the headers that hosts send.
 *
 * @param sections The origins of the sections.
 */
export function mockedShell(
  site: string,
  folder: string,
  config: SiteConfig,
  sections: readonly string[],
): Mock {
  const headers = pageHeaders(sections, config);
  const { origin } = new URL(site);
  return {
    matches: (url) => url.origin === origin,
    answer: ({ pathname, search }, route) => {
      const isPage = route.request().isNavigationRequest();
      const page = isPage ? pageFor(folder, pathname + search) : undefined;
      if (page) {
        const body = readFileSync(`${folder}/${page.file}`);
        return { status: page.found ? 200 : 404, headers, body };
      }
      const path = `${folder}${decodeURIComponent(pathname)}`;
      return existsSync(path) && statSync(path).isFile() ? { path } : undefined;
    },
  };
}
