/**
 * What is asked for early is what the page reads: an address in a section's `prefetch.json` that no
 * longer is what its queries ask for would cost a request instead of saving time.
 */
import { existsSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { remoteNames } from 'shared/contract';
import { prefetchRequestsFor } from '../../shell/preload/prefetchRequests.ts';
import { root } from '../../tools/paths.ts';
import { expect, test } from './fixtures.ts';
import { hold } from './hold.ts';
import { everything } from './inTurn.ts';

const sections = remoteNames.flatMap((remote) => {
  const file = `${root}mf-${remote}/src/prefetch.json`;
  return existsSync(file) ? [{ remote, reads: JSON.parse(readFileSync(file, 'utf8')) }] : [];
});

/** The address of every read of the backend from now on. */
function readsOf(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const [, address] = request.url().split('/rest/v1/');
    if (address) asked.push(address);
  });
  return asked;
}

/** What stands for an open step in these journeys; the demonstration's data have both. */
const examples: Record<string, string> = { category: 'milan', subject: 'Statistica' };

/** What a page has in common with those that read the same but for a value, as the years of a degree. */
function shapeOf(key: string, reads: Record<string, string[]>): string {
  const [path = '', search] = key.split('?');
  const asked = reads[key]?.map((read) => read.replaceAll(/=eq\.[^&]*/g, '=eq.')) ?? [];
  return [path.split('/').length, search !== undefined, ...asked].join(' ');
}

for (const { remote, reads } of sections) {
  const keys = Object.keys(reads);
  const firstAlike = (key: string) =>
    keys.find((other) => shapeOf(other, reads) === shapeOf(key, reads));
  // Of pages that are alike, the first; all of them once a week.
  const visited = keys.filter((key) => everything || firstAlike(key) === key);
  test(`every first read of ${remote} is asked for once, before the code is there`, async ({
    page,
    baseURL,
  }) => {
    test.setTimeout(20_000 + 5000 * visited.length);
    const asked = readsOf(page);
    for (const key of visited) {
      const address = key.replace(/:(\w+)/g, (_, name) => examples[name] ?? '');
      const expected = prefetchRequestsFor(reads, new URL(address, baseURL));
      asked.length = 0;
      const release = await hold(page, '**/static/js/index.*.js');
      const settled = page.goto(address);
      // On the home page other sections read too.
      const missing = () => expected.filter((read) => !asked.includes(read));
      await expect.poll(missing, address).toEqual([]);
      release();
      await settled;
      await page.waitForLoadState('networkidle');
      const times = expected.map((read) => asked.filter((one) => one === read).length);
      expect(times, address).toEqual(expected.map(() => 1));
    }
  });
}

/** What every section reads first on some pages of the menu. */
function firstReadsOf(...paths: string[]): string[] {
  return paths.flatMap((path) =>
    sections.flatMap(({ reads }) =>
      prefetchRequestsFor(reads, new URL(path, 'https://linea.example')),
    ),
  );
}

test('while the menu is open, what its pages read first is on its way', async ({ page, visit }) => {
  await visit('/dispense');
  const asked = readsOf(page);
  // Fingers that scroll touch such links, and want none of them.
  await page.locator('main a[href="/dispense/primo-anno"]').hover();
  await page.getByRole('button', { name: 'Apri il menu' }).click();
  const expected = firstReadsOf('/guide', '/rappresentanti');
  await expect.poll(() => [...asked].sort()).toEqual([...expected].sort());
  await page.locator('#menu a[href="/guide"]').click();
  await expect(page.locator('[data-mf="guides"] li a').first()).toBeVisible();
  expect(asked).toHaveLength(expected.length);
});

test('what a page reads first is on its way once a pointer is on its link in the bar', async ({
  page,
  visit,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await visit('/dispense');
  const asked = readsOf(page);
  const link = page.locator('header a[href="/guide"]').first();
  await link.hover();
  const expected = firstReadsOf('/guide');
  await expect.poll(() => asked).toEqual(expected);
  await link.click();
  await expect(page.locator('[data-mf="guides"] li a').first()).toBeVisible();
  expect(asked).toEqual(expected);
});

/** Where it could be wrong, the shell decides: by what the visitor's browser keeps. */
const undecided = {
  'a session': () => localStorage.setItem('sb-demo-auth-token', '{}'),
  'a version of one’s own': () => sessionStorage.setItem('override', '{}'),
};

for (const [what, keep] of Object.entries(undecided)) {
  test(`with ${what} nothing is read before the code is there`, async ({ page }) => {
    await page.addInitScript(keep);
    const asked = readsOf(page);
    const release = await hold(page, '**/static/js/index.*.js');
    await page.goto('/guide', { waitUntil: 'commit' });
    await page.waitForFunction(() => performance.getEntriesByType('paint').length > 0);
    // By then the early script has asked for all that it ever does.
    await page.evaluate(async () => {
      await globalThis.__LINEA__?.registry;
      for (let frame = 0; frame < 10; frame += 1) await new Promise(requestAnimationFrame);
    });
    expect(asked).toEqual([]);
    release();
  });
}

test('the first paint has the line for itself: nothing of a section is asked for before', async ({
  page,
  site,
}) => {
  // The deadline for an unusually late paint must not come while the styles are held.
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  const ofSections: string[] = [];
  const remotes = [...site.origins].flatMap(([name, origin]) => (name === 'shell' ? [] : [origin]));
  page.on('request', (request) => {
    if (remotes.includes(new URL(request.url()).origin)) ofSections.push(request.url());
  });
  await hold(page, '**/static/js/index.*.js');
  const paint = await hold(page, '**/static/css/index.*.css');
  const registry = page.waitForResponse('**/registry.json');
  await page.goto('/guide', { waitUntil: 'commit' });
  await (await registry).finished();
  // The answer has reached whoever asked: a page that did not wait has asked on by now.
  await page.evaluate(() => fetch('/registry.json').then((answer) => answer.text()));
  expect(ofSections).toEqual([]);
  paint();
  await expect.poll(() => ofSections.length).toBeGreaterThan(0);
});

/** What shows that the data are there, on a page of each shape. */
const withData: Record<string, string> = {
  '/': '[data-mf="handouts"] h3 button',
  '/guide': '[data-mf="guides"] li a',
  '/guide/milan': '[data-mf="guides"] li a[target]',
  '/rappresentanti': '[data-mf="representatives"] article',
  '/dispense/primo-anno': '[data-mf="handouts"] li a',
  '/dispense/secondo-anno/Statistica': '[data-mf="handouts"] li button',
  '/dispense/clmg/primo-anno': '[data-mf="handouts"] li button',
};

for (const [address, data] of Object.entries(withData)) {
  test(`a view whose data are there when it comes is drawn with them: ${address}`, async ({
    page,
  }) => {
    const release = await hold(page, '**/static/js/index.*.js');
    const read = page.waitForResponse('**/rest/v1/*?*');
    const settled = page.goto(address);
    await (await read).finished();
    // What the section looks like when it is first in the page; home has others beside it.
    const [section] = data.split(' ');
    const first = page.evaluate(
      ([anything, selector]) =>
        new Promise<number>((resolve) => {
          const look = new MutationObserver(() => {
            if (!document.querySelector(anything)) return;
            resolve(document.querySelectorAll(selector).length);
          });
          look.observe(document, { subtree: true, childList: true });
        }),
      [`${section} > *`, data] as const,
    );
    release();
    await settled;
    expect(await first).toBeGreaterThan(0);
  });
}

test('a calculator that the address asks for is fetched with the section below it', async ({
  page,
  site,
}) => {
  await page.addInitScript(() => {
    const look = new MutationObserver(() => {
      if (!document.querySelector('[data-mf="calculators"] > *')) return;
      look.disconnect();
      console.log('[drawn]');
    });
    look.observe(document, { subtree: true, childList: true });
  });
  const origin = site.origins.get('calculators') ?? '';
  let late: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith(origin) && request.resourceType() === 'script') {
      late.push(request.url());
    }
  });
  const drawn = page
    .waitForEvent('console', (line) => line.text() === '[drawn]')
    .then(() => {
      late = [];
    });
  await page.goto('/?calcolatore=graduation#calcolatori');
  await drawn;
  await expect(page.getByRole('dialog').getByRole('combobox').first()).toBeVisible();
  expect(late).toEqual([]);
});
