import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../../tools/paths.ts';
import { serveSite } from '../../tools/site/serveSite.ts';
import { type BackendReady, startBackend } from '../../tools/site/site.ts';
import { test as base } from './fixtures.ts';

interface OwnContent {
  /** With the project's key, for the commands that write content. */
  ownBackend: BackendReady & { secretKey: string };
}

/**
 * For journeys with handouts of their own beside the demonstration's, or that change some. The renderer draws the pages.
 *
 * @param seed SQL.
 */
export const withHandouts = (seed: string) =>
  base.extend<object, OwnContent>({
    ownBackend: [
      // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from it.
      async ({}, use) => {
        const installation = mkdtempSync(join(tmpdir(), 'own-content-'));
        cpSync(`${root}supabase/migrations`, `${installation}/migrations`, { recursive: true });
        cpSync(`${root}supabase/seed/10_handouts.sql`, `${installation}/seed/10.sql`);
        writeFileSync(`${installation}/seed/20.sql`, seed);
        const keepIn = `${installation}/kept`;
        const backend = await startBackend(0, { installation, keepIn, cachesReads: false });
        const { secretKey } = JSON.parse(readFileSync(`${keepIn}/keys.json`, 'utf8'));
        await use({ ...backend.ready, secretKey });
        await backend.stop();
        rmSync(installation, { recursive: true });
      },
      // Starting a backend takes long on a busy machine.
      { scope: 'worker', timeout: 180_000 },
    ],
    site: [
      async ({ ownBackend, rendererPort }, use) => {
        const renderer = `http://127.0.0.1:${rendererPort}`;
        const site = await serveSite(ownBackend, { renderer });
        await use(site);
        await site.stop();
      },
      { scope: 'worker' },
    ],
    isRendered: [true, { scope: 'worker' }],
  });
