/**
 * The HTML before any script runs. Without it a page is blank for seconds on a slow network, and
 * messengers and search engines see the same title everywhere.
 */
import demonstration from 'shared/demonstration.json' with { type: 'json' };
import { pages } from '../../shell/src/composition.ts';
import { expect, onConsoleError, test } from './fixtures.ts';
import { holdRequests } from './holdRequests.ts';
import { type TestedLanguage, testedLanguages } from './testScope.ts';

type Texts = Readonly<Record<TestedLanguage, string>>;

const { association } = demonstration;

/** A year and its courses. */
function yearPages(path: string, it: string, en: string) {
  return [
    {
      path,
      title: { it: `${it} anno`, en: `${en} Year` },
      description: {
        it: 'Scegli il corso: dentro trovi tutti i file, dal più recente.',
        en: 'Pick your course: inside are all its files, newest first.',
      },
    },
    {
      path: `${path}/una%20cosa`,
      title: { it: 'Dispense del corso', en: 'Course handouts' },
      description: {
        it: `Dispense, ${it.toLowerCase()} anno.`,
        en: `Handouts, ${en} Year.`,
      },
    },
  ];
}

/** A route with a value for its parameter. */
const filled = (route: string) => route.replace(/:\w+$/, 'una%20cosa');

/** Every page with the heading and the description of its HTML. */
const everyPage: readonly { path: string; title: Texts; description: Texts }[] = [
  {
    path: '/',
    title: {
      it: 'Dispense, guide e risposte: l’università, fermata per fermata.',
      en: 'Handouts, guides and answers: university, stop by stop.',
    },
    description: {
      it: 'Dispense, guide, rappresentanti, eventi e i calcolatori per voto di laurea ed exchange: tutto per chi studia a Milano, scritto da chi ci è passato.',
      en: 'Handouts, guides, representatives, events and calculators for your final grade and exchanges: written by students in Milan, for students in Milan.',
    },
  },
  {
    path: '/chi-siamo',
    title: { it: 'Chi siamo', en: 'About us' },
    description: {
      it: `${association} è un’associazione di studenti, a Milano. Ogni anno passiamo a chi arriva appunti, esperienza e qualche scorciatoia.`,
      en: `${association} is a student association in Milan. Every year we pass on notes, experience and a few shortcuts to those who arrive.`,
    },
  },
  {
    path: '/rappresentanti',
    title: { it: 'Rappresentanti', en: 'Representatives' },
    description: {
      it: 'Chi parla per te negli organi dell’università, e di cosa si occupa.',
      en: 'Who speaks for you in the university’s bodies, and what they work on.',
    },
  },
  {
    path: '/dispense',
    title: { it: 'Dispense', en: 'Handouts' },
    description: {
      it: 'Trova la dispensa che ti serve: scegli l’anno, poi il corso.',
      en: 'Find the handout you need: pick the year, then the course.',
    },
  },
  ...yearPages('/dispense/primo-anno', 'Primo', 'First'),
  ...yearPages('/dispense/secondo-anno', 'Secondo', 'Second'),
  ...yearPages('/dispense/terzo-anno', 'Terzo', 'Third'),
  {
    path: '/dispense/clmg',
    title: { it: 'Dispense CLMG', en: 'CLMG handouts' },
    description: {
      it: 'Giurisprudenza, cinque anni: scegli il tuo.',
      en: 'The law degree, five years: pick yours.',
    },
  },
  {
    path: '/dispense/clmg/una%20cosa',
    title: { it: 'Dispense CLMG', en: 'CLMG handouts' },
    description: {
      it: 'Tutti i file dell’anno, dal più recente.',
      en: 'All the files of the year, newest first.',
    },
  },
  {
    path: '/guide',
    title: { it: 'Guide', en: 'Guides' },
    description: {
      it: 'Le risposte lunghe, scritte da chi ci è già passato.',
      en: 'The long answers, written by those who have been there.',
    },
  },
  {
    path: '/guide/una%20cosa',
    title: { it: 'Guide', en: 'Guides' },
    description: {
      it: 'Le guide di questa categoria si aprono in una nuova scheda.',
      en: 'The guides of this category open in a new tab.',
    },
  },
  // A section that `pnpm create-section` adds has its texts in the composition only.
  ...pages
    .filter(({ view }) => !['handouts', 'guides', 'representatives'].includes(view.remote))
    .map((page) => ({ ...page, path: filled(page.path) })),
];

test('no page of the composition is left out', () => {
  const paths = everyPage.map(({ path }) => path).slice(2);
  expect(paths.sort()).toEqual(pages.map(({ path }) => filled(path)).sort());
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const language of testedLanguages) {
    // In one browser page, because without scripts no state is left between them.
    test(`every page has its frame and heading (${language})`, async ({ page }) => {
      for (const { path, title, description } of everyPage) {
        await test.step(path, async () => {
          const response = await page.goto(language === 'it' ? path : `${path}?lang=${language}`);
          expect(response?.status()).toBe(200);
          await expect(page.locator('html')).toHaveAttribute('lang', language);
          await expect(page.getByRole('heading', { level: 1 })).toHaveText(title[language]);
          await expect(page.getByRole('banner')).toBeVisible();
          await expect(page.getByRole('contentinfo')).toContainText(demonstration.email);
          await expect(page.locator('meta[name="description"]')).toHaveAttribute(
            'content',
            description[language],
          );
        });
      }
    });
  }

  test('an unknown path is a 404', async ({ page }) => {
    const response = await page.goto('/nowhere');
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found');
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  });
});

test('hydrates the prerendered HTML without rendering it again', async ({ page }) => {
  const errors: string[] = [];
  onConsoleError(page, (text) => errors.push(text));
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      document.querySelector('h1')?.setAttribute('data-first', '');
    });
  });
  for (const path of ['/', '/guide', '/guide/tesi', '/dispense/clmg/primo-anno']) {
    await page.goto(path);
    await expect(page.locator('[data-mf]').first()).toBeAttached();
    await expect(page.locator('h1')).toHaveAttribute('data-first', '');
  }
  expect(errors).toEqual([]);
});

test('keeps the scroll position when the page hydrates', async ({ page }) => {
  const release = await holdRequests(page, '**/static/js/index.*.js');
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.locator('h1')).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 900));
  release();
  await expect(page.getByRole('banner')).toHaveAttribute('data-stage', 'past-hero');
  await expect(page.locator('[data-mf="handouts"]')).toBeVisible();
  expect(await page.evaluate(() => window.scrollY)).toBe(900);
});

test('updates the one title, description and canonical URL on navigation, and keeps Italian when it is chosen', async ({
  page,
  visit,
}) => {
  await visit('/guide?lang=en');
  await expect(page).toHaveTitle(`Guides · ${demonstration.association}`);
  await page.getByRole('button', { name: 'Open the menu' }).click();
  await page.getByRole('link', { name: 'About us' }).click();
  await expect(page).toHaveTitle(`About us · ${demonstration.association}`);
  await expect(page.locator('title')).toHaveCount(1);
  await expect(page.locator('meta[name="description"]')).toHaveCount(1);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
    'href',
    /\/chi-siamo\?lang=en$/,
  );
  await expect(page.locator('link[hreflang="it"]')).toHaveAttribute('href', /\/chi-siamo$/);

  await page.goBack();
  await expect(page).toHaveURL('/guide?lang=en');
  await page.getByRole('button', { name: 'Italiano' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'it');
  await expect(page).toHaveURL(/\/guide$/);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Guide');
});

test('requests the shell’s scripts after the HTML was parsed, and a section’s files meanwhile', async ({
  page,
  site,
}) => {
  const remote = site.origins.get('guides') ?? '';
  const scripts: string[] = [];
  const ofSection: string[] = [];
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url());
    if (request.resourceType() === 'script') scripts.push(request.url());
    if (origin === remote) ofSection.push(pathname.replace(/^\/guides\/[^/]+\//, ''));
  });
  const releasePreload = await holdRequests(page, '**/static/js/preload.*.js');
  const releaseShell = await holdRequests(page, '**/static/js/index.*.js');
  await page.goto('/guide', { waitUntil: 'commit' });
  await expect(page.locator('h1')).toBeVisible();
  expect(scripts).toEqual([expect.stringContaining('/static/js/preload.')]);
  releasePreload();
  await expect.poll(() => ofSection.length).toBe(3);
  expect(ofSection).toContain('remoteEntry.js');
  releaseShell();
  await expect(page.locator('[data-mf="guides"] a').first()).toBeVisible();
  // The preloaded files run from the cache, without a second request.
  await page.waitForLoadState();
  expect([...new Set(ofSection)]).toHaveLength(3);
});
