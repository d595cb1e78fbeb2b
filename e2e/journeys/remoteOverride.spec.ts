import { createServer } from 'node:http';
import { expect, type Page } from '@playwright/test';
import { overridePortOf } from 'shared/ports';
import sirv from 'sirv';
import { artefactFolder } from '../../tools/paths.ts';
import { preview } from '../../tools/release/release.ts';
import { sectionIn } from '../../tools/release/section.ts';
import { guides, test } from './ownSite.ts';

/** A developer's build, served on their own machine. */
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
  const port = overridePortOf('guides');
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    origin: `http://localhost:${port}`,
    /** Serves another build from now on. */
    rebuild: (other: string) => {
      files = serving(other);
    },
    stop: () => server.close(),
  };
}

const accept = (page: Page) => page.getByRole('button', { name: 'Usa in questa scheda' });

test('a link to a local section asks first; then one tab uses it, says so, and can go back', async ({
  page,
  context,
  ownSite,
  builds,
}) => {
  const local = await serveLocally(builds.second);
  const link = `${ownSite.url}/guide?override=guides@${local.origin}/remoteEntry.js`;
  const { host } = new URL(local.origin);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  const fromHere = () => requests.filter((url) => url.startsWith(local.origin));
  const shows = (text: string, where = page) =>
    expect(guides(where).getByText(text, { exact: true }).first()).toBeVisible();
  try {
    await test.step('nothing is loaded before the visitor agrees', async () => {
      await page.goto(link);
      await shows('Esplora');
      await expect(
        page.getByText(`Questo link vuole caricare dal tuo computer: guides (${host}).`),
      ).toBeVisible();
      await page.getByRole('button', { name: 'Ignora' }).click();
      await expect(accept(page)).toHaveCount(0);
      await page.reload();
      await shows('Esplora');
      await expect(accept(page)).toHaveCount(0);
      expect(fromHere()).toEqual([]);
    });

    const notice = page.getByText(`In questa scheda carichi dal tuo computer: guides (${host}).`);
    await test.step('the tab uses it, also after a reload, and no other tab', async () => {
      await page.goto(link);
      await accept(page).click();
      await shows('Esplora la linea');
      await expect(notice).toBeVisible();
      expect(page.url()).toBe(`${ownSite.url}/guide`);
      await page.reload();
      await shows('Esplora la linea');
      const other = await context.newPage();
      await other.goto(`${ownSite.url}/guide`);
      await shows('Esplora', other);
    });

    await page.getByRole('button', { name: 'Torna al sito pubblicato' }).click();
    await shows('Esplora');
    await expect(notice).toHaveCount(0);
  } finally {
    local.stop();
  }
});

test.describe('with the service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a reload shows the latest local build', async ({ page, ownSite, builds }) => {
    const local = await serveLocally(builds.second);
    try {
      await page.goto(`${ownSite.url}/guide`);
      const isControlled = () =>
        navigator.serviceWorker.ready.then(() => navigator.serviceWorker.controller !== null);
      await expect.poll(() => page.evaluate(isControlled), { timeout: 40_000 }).toBe(true);
      await page.goto(`${ownSite.url}/guide?override=guides@${local.origin}/remoteEntry.js`);
      await accept(page).click();
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

test('a preview of a pull request replaces its section in one tab, after a question', async ({
  page,
  context,
  ownSite,
  deployment,
  builds,
}) => {
  test.slow();
  const registry = async () => (await deployment.registry.read('registry.json'))?.body.toString();
  const before = await registry();
  const built = { artefact: 'guides', folder: builds.second, version: '0.1.0-next' } as const;
  // Without opening its pages: release.spec.ts has what *can I deploy?* says.
  const options = { built, commit: 'journeys', routes: [], log: () => {} };
  const link = new URL(await preview(sectionIn(deployment, 'guides'), options));
  expect(await registry()).toBe(before);
  expect(link.origin).toBe(ownSite.url);
  link.pathname = '/guide';
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  const ofPreview = () => requests.filter((url) => new URL(url).pathname.includes('/preview/'));
  const notice = page.getByText('In questa scheda vedi un’anteprima: guides (0.1.0-next).');
  const shows = (text: string, where = page) =>
    expect(guides(where).getByText(text, { exact: true }).first()).toBeVisible();

  await test.step('the link asks first, and says what it shows', async () => {
    await page.goto(link.href);
    await shows('Esplora');
    await expect(
      page.getByText(
        'Questo link vuole mostrare un’anteprima non ancora pubblicata: guides (0.1.0-next).',
      ),
    ).toBeVisible();
    expect(ofPreview()).toEqual([]);
  });

  await test.step('it lasts for the tab', async () => {
    await accept(page).click();
    await shows('Esplora la linea');
    await expect(notice).toBeVisible();
    await page.reload();
    await shows('Esplora la linea');
    const other = await context.newPage();
    await other.goto(`${ownSite.url}/guide`);
    await shows('Esplora', other);
    await page.getByRole('button', { name: 'Torna al sito pubblicato' }).click();
    await shows('Esplora');
    await expect(notice).toHaveCount(0);
  });

  await test.step('the tab says nothing of a preview that the registry no longer allows', async () => {
    await page.goto(link.href);
    await accept(page).click();
    await expect(notice).toBeVisible();
    await page.route('**/registry.json', async (route) => {
      const response = await route.fetch();
      const text = await response.text();
      await route.fulfill({ response, body: text.replaceAll('/guides/', '/elsewhere/') });
    });
    const refused = page.waitForEvent('console', (message) =>
      message.text().includes('was refused'),
    );
    await page.reload();
    await refused;
    await expect(notice).toHaveCount(0);
    await page.unroute('**/registry.json');
    await page.reload();
    await page.getByRole('button', { name: 'Torna al sito pubblicato' }).click();
    await shows('Esplora');
  });

  const withOverride = (change: (text: string) => string) => {
    const changed = new URL(link);
    changed.searchParams.set('override', change(link.searchParams.get('override') ?? ''));
    return changed.href;
  };
  const origin = ownSite.origins.get('guides') ?? '';
  const otherOrigin = ownSite.origins.get('chat') ?? '';
  // Without a hash, it would be one of this computer, as the site is here.
  requests.length = 0;
  for (const [what, change] of [
    ['the origin of another section', (text) => text.replace(origin, otherOrigin)],
    ['a section at another one’s place', (text) => text.replace('guides@', 'chat@')],
    ['another origin', (text) => text.replace(origin, 'https://evil.example')],
  ] satisfies [string, (text: string) => string][]) {
    await test.step(`${what} is refused`, async () => {
      const refused = page.waitForEvent('console', (message) =>
        message.text().includes('was refused'),
      );
      await page.goto(withOverride(change));
      await refused;
      await shows('Esplora');
      await expect(accept(page)).toHaveCount(0);
      expect(ofPreview()).toEqual([]);
    });
  }

  await test.step('a preview with another hash does not run', async () => {
    await page.goto(withOverride((text) => text.replace(/sha384-.{8}/, 'sha384-AAAAAAAA')));
    const blocked = page.waitForEvent('console', (message) => message.text().includes('integrity'));
    await accept(page).click();
    await expect(notice).toBeVisible();
    await blocked;
    await expect(guides(page).getByText('Esplora la linea')).toHaveCount(0);
  });
});
