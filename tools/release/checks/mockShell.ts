import { existsSync, readFileSync, statSync } from 'node:fs';
import type { BrowserContext } from '@playwright/test';
import type { RegistryFile } from 'shared/registry';
import { backendSources } from '../../hosting/edge.ts';
import { commonHeaders, contentSecurityPolicy } from '../../hosting/headers.ts';
import { pageFor } from '../../hosting/pageFor.ts';
import { registryName } from '../../registry/updateRegistry.ts';
import type { UnpublishedShell } from './canIDeployShell.ts';

/** Serves a registry to the pages of a context; all else comes from the live site. */
export async function mockRegistry(
  context: BrowserContext,
  site: string,
  registry: RegistryFile,
): Promise<void> {
  await context.route(new URL(`/${registryName}`, site).href, (route) =>
    // A page may be closed before it has its files.
    route.fulfill({ json: registry }).catch(() => {}),
  );
}

/**
 * Serves the pages and files of a shell at the address of the live site, with the headers that hosts send;
 * what the shell does not have, such as the backend's answers, comes from there.
 */
export async function mockShell(
  context: BrowserContext,
  { deployment: { site }, folder, config }: UnpublishedShell,
  registry: RegistryFile,
): Promise<void> {
  const origins = Object.values(registry.remotes).map(({ entry }) => new URL(entry.url).origin);
  const policy = contentSecurityPolicy([...new Set(origins)], backendSources(config));
  const { origin } = new URL(site);
  await context.route(
    (url) => url.origin === origin,
    (route, request) => {
      const { pathname, search } = new URL(request.url());
      const page = request.isNavigationRequest() ? pageFor(folder, pathname + search) : undefined;
      const file = `${folder}${decodeURIComponent(pathname)}`;
      if (page) {
        const headers = {
          ...commonHeaders,
          'Content-Type': 'text/html;charset=utf-8',
          'Content-Security-Policy': policy,
        };
        const body = readFileSync(`${folder}/${page.file}`);
        return route.fulfill({ status: page.found ? 200 : 404, headers, body }).catch(() => {});
      }
      return existsSync(file) && statSync(file).isFile()
        ? route.fulfill({ path: file }).catch(() => {})
        : route.continue();
    },
  );
  // Playwright asks the handler that was added last first.
  await mockRegistry(context, site, registry);
}
