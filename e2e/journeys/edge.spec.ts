/**
 * The site’s own address in front of the backend, as `npm start` and the hosting kit have it. The other
 * journeys read from the backend directly, which an installation may too.
 */
import { type ServedSite, serveSite } from '../../tools/site/serveSite.ts';
import { backendVariable } from '../globalSetup.ts';
import { test as base, expect } from './fixtures.ts';

const test = base.extend<object, { site: ServedSite }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from it.
    async ({}, use) => {
      const backend = JSON.parse(process.env[backendVariable] ?? '{}');
      const site = await serveSite(backend, { hasEdge: true });
      await use(site);
      await site.stop();
    },
    { scope: 'worker' },
  ],
});

const photos = '/rappresentanti?organo=cdd';
const course = '/dispense/secondo-anno/Statistica';
/** A page of each section. */
const paths = [
  ...['', '-ug', '-clmg'].map((end) => `/?calcolatore=exchange-calculator${end}#calcolatori`),
  photos,
  course,
  '/guide/tesi',
];

test('no page sends a preflight, or anything to the backend’s own address; files come through it', async ({
  page,
  context,
  site,
  visit,
}) => {
  const session = await page.context().newCDPSession(page);
  const preflights: string[] = [];
  const requests: string[] = [];
  session.on('Network.requestWillBeSent', ({ type, request }) => {
    if (type === 'Preflight') preflights.push(request.url);
    requests.push(request.url);
  });
  await session.send('Network.enable');
  const refused: string[] = [];
  page.on('response', (response) => {
    if (response.status() >= 400 && /\/rest\/v1\//.test(response.url()))
      refused.push(`${response.status()} ${response.url()}`);
  });

  const seePhoto = async () => {
    const photo = page
      .locator(`main img[src^="${site.config.supabase.url}/storage/v1/object/public/"]`)
      .first();
    await expect(photo).toHaveJSProperty('complete', true);
    expect(await photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(
      0,
    );
  };
  const openFile = async () => {
    const signed = `${site.config.supabase.url}/storage/v1/object/sign/`;
    const opened = context.waitForEvent(
      'request',
      (request) => request.url().startsWith(signed) && request.method() === 'GET',
    );
    await page
      .locator('main [data-mf="handouts"] li')
      .first()
      .getByRole('link', { name: /^Apri / })
      .click();
    const response = await (await opened).response();
    expect(response?.status()).toBe(200);
    expect(response?.headers()['content-type']).toContain('application/pdf');
  };
  for (const path of paths) {
    await visit(path);
    await page.waitForLoadState('networkidle');
    if (path === photos) await seePhoto();
    if (path === course) await openFile();
  }
  expect(refused).toEqual([]);
  expect(preflights).toEqual([]);
  expect(requests.filter((url) => url.startsWith(site.backend.url))).toEqual([]);
  const services = new Set(
    requests.flatMap((url) => /^[^?]+\/api\/(\w+)\/v1\//.exec(url)?.[1] ?? []),
  );
  expect([...services].sort()).toEqual(['functions', 'rest', 'storage']);
});
