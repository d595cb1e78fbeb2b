import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect } from '@playwright/test';
import sirv from 'sirv';
import { artefactFolder } from '../../tools/paths.ts';
import { test as testPublished } from './fixtures.ts';
import { guides, test } from './online.ts';

/** A developer's own build, served on their computer. */
async function serveLocally(folder: string) {
  const serving = (build: string) =>
    sirv(build, {
      dev: true,
      setHeaders: (response) => {
        response.setHeader('Access-Control-Allow-Origin', '*');
        response.setHeader('Cache-Control', 'no-store');
      },
    });
  let files = serving(folder);
  const server = createServer((request, response) => files(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://localhost:${port}`,
    /** The developer has built something else. */
    rebuild: (other: string) => {
      files = serving(other);
    },
    stop: () => server.close(),
  };
}

test('one tab of the live site uses a section of this computer, says so, and goes back', async ({
  page,
  context,
  online,
  builds,
}) => {
  const local = await serveLocally(builds.second);
  try {
    await page.goto(`${online.url}/guide?override=guides@${local.origin}/remoteEntry.js`);
    await expect(guides(page).getByText('Esplora la linea').first()).toBeVisible();
    const notice = page.getByText('In questa scheda usi il tuo computer per: guides.');
    await expect(notice).toBeVisible();
    expect(page.url()).toBe(`${online.url}/guide`);

    await page.reload();
    await expect(guides(page).getByText('Esplora la linea').first()).toBeVisible();

    const other = await context.newPage();
    await other.goto(`${online.url}/guide`);
    await expect(guides(other).getByText('Esplora', { exact: true }).first()).toBeVisible();

    await page.getByRole('button', { name: 'Torna al sito pubblicato' }).click();
    await expect(guides(page).getByText('Esplora', { exact: true }).first()).toBeVisible();
    await expect(notice).toHaveCount(0);
  } finally {
    local.stop();
  }
});

test.describe('on a device that keeps the site for offline use', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a reload shows what was built last', async ({ page, online, builds }) => {
    const local = await serveLocally(builds.second);
    try {
      await page.goto(`${online.url}/guide`);
      const isKept = () =>
        navigator.serviceWorker.ready.then(() => navigator.serviceWorker.controller !== null);
      await expect.poll(() => page.evaluate(isKept), { timeout: 40_000 }).toBe(true);
      await page.goto(`${online.url}/guide?override=guides@${local.origin}/remoteEntry.js`);
      await expect(guides(page).getByText('Esplora la linea').first()).toBeVisible();
      local.rebuild(`${artefactFolder('guides')}/dist`);
      await page.reload();
      await expect(guides(page).getByText('Esplora', { exact: true }).first()).toBeVisible();
      await expect(page.getByText('In questa scheda')).toBeVisible();
    } finally {
      local.stop();
    }
  });
});

for (const origin of [
  'https://evil.example',
  'http://192.168.1.9:3002',
  'http://localhost.evil.example:80',
  'javascript:alert(1)',
]) {
  // Nothing changes what is live here, so the site of the other journeys serves.
  testPublished(`a section from ${origin} is refused`, async ({ page, site }) => {
    const requests: string[] = [];
    const reports: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    page.on('console', (message) => reports.push(message.text()));
    await page.goto(
      `${site.url}/guide?override=${encodeURIComponent(`guides@${origin}/remoteEntry.js`)}`,
    );
    await expect(guides(page).getByText('Esplora', { exact: true }).first()).toBeVisible();
    await expect(page.getByText('In questa scheda')).toHaveCount(0);
    expect(requests.filter((url) => url.startsWith(origin))).toEqual([]);
    expect(reports.join('\n')).toContain('was refused');
  });
}
