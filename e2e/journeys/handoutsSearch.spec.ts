/** The search: what is typed lives in the address, and what is found is never an older answer. */
import { axeFindings } from '../browser/axeFindings.ts';
import { expect, test } from './fixtures.ts';
import { madeUpText, openToAll, textsFound } from './handoutsTexts.ts';
import { inTurn } from './inTurn.ts';
import { showSignedFiles } from './signedFile.ts';

const byName = '**/rest/v1/handouts?*imatch*';
const inTexts = '**/rest/v1/rpc/search_handout_texts*';

for (const language of inTurn('it')) {
  const say = (it: string, en: string) => (language === 'it' ? it : en);

  test.describe(`inside the PDFs, ${language}`, () => {
    test('a word that no name has is found on its page, marked, and opens there', async ({
      page,
      context,
      site,
      visit,
    }) => {
      const [best] = await textsFound(site, 'ammortamento');
      if (!best) throw new Error('Nothing was found.');
      await visit('/?q=ammortamento', language);
      const section = page.locator('#dispensen');
      await expect(
        section.getByRole('heading', {
          level: 3,
          name: say('Nel testo delle dispense', 'Inside the handouts'),
        }),
      ).toBeVisible();
      const row = section.getByRole('listitem').filter({ hasText: best.name }).first();
      await expect(row).toContainText(`${say('Pagina', 'Page')} ${best.page}`);
      await expect(row.locator('mark').first()).toHaveText(/^ammortament/i);
      await showSignedFiles(context);
      const opened = context.waitForEvent('page');
      await row.getByRole('button').first().click();
      const hash = best.page > 1 ? `#page=${best.page}` : '';
      await expect
        .poll(async () => (await opened).url(), { timeout: 15_000 })
        .toMatch(new RegExp(`/object/sign/.*${hash}$`));
    });

    test('names come first, and a failure below takes nothing from them', async ({
      page,
      visit,
    }) => {
      await page.route(inTexts, (route) =>
        route.fulfill({ status: 500, json: { message: 'no' }, headers: openToAll }),
      );
      await visit('/dispense?q=statistica', language);
      const main = page.locator('main');
      await expect(main.getByRole('listitem').first()).toContainText(/statistica/i);
      await expect(
        main.getByText(
          say(
            'Non siamo riusciti a cercare nel testo dei PDF.',
            'The text of the PDFs could not be',
          ),
        ),
      ).toBeVisible();
      await page.unroute(inTexts);
      await page.route(inTexts, (route) =>
        route.fulfill({ json: [madeUpText({ name: 'Ritrovata.pdf' })], headers: openToAll }),
      );
      await main.getByRole('button', { name: say('Riprova', 'Try again') }).click();
      await expect(main.getByRole('listitem').filter({ hasText: 'Ritrovata' })).toBeVisible();
    });
  });
}

test('where the backend has no such search, there is only the other', async ({ page, visit }) => {
  await page.route(inTexts, (route) =>
    route.fulfill({ status: 404, json: { code: 'PGRST202' }, headers: openToAll }),
  );
  await visit('/dispense?q=statistica');
  await expect(page.locator('main').getByRole('listitem').first()).toBeVisible();
  await expect(page.getByText('Il testo dei PDF')).toHaveCount(0);
});

test('a file that its name finds is not listed again for its text, nor twice', async ({
  page,
  visit,
}) => {
  await page.route(byName, (route) =>
    route.fulfill({
      json: [{ ...madeUpText({ id: 'a' }), filename: 'Trovata per nome.pdf' }],
      headers: openToAll,
    }),
  );
  await page.route(inTexts, (route) =>
    route.fulfill({
      json: [madeUpText({ id: 'a', name: 'Trovata per nome.pdf' }), madeUpText({ id: 'b' })],
      headers: openToAll,
    }),
  );
  await visit('/dispense?q=stimatore');
  await expect(page.locator('main').getByRole('listitem')).toHaveCount(2);
});

for (const [names, texts, said] of [
  [1, 2, '1 risultato, più 2 nel testo dei file'],
  [0, 2, '2 risultati, nel testo dei file'],
  [0, 0, '0 risultati'],
  [2, 0, '2 risultati'],
] as const) {
  test(`of ${names} names and ${texts} texts the page says "${said}"`, async ({ page, visit }) => {
    const rows = (count: number, kind: string) =>
      Array.from({ length: count }, (_, place) => ({
        ...madeUpText({ id: `${kind} ${place}` }),
        filename: `${kind} ${place}.pdf`,
      }));
    await page.route(byName, (route) =>
      route.fulfill({ json: rows(names, 'Nome'), headers: openToAll }),
    );
    await page.route(inTexts, (route) =>
      route.fulfill({ json: rows(texts, 'Testo'), headers: openToAll }),
    );
    await visit('/dispense?q=stimatore');
    await expect(page.locator('main').getByRole('status').first()).toHaveText(said);
  });
}

test('what a PDF says is text, never HTML', async ({ page, visit }) => {
  const excerpt = '<img src=x onerror="alert(1)"> stimatore <b>corretto</b>';
  await page.route(inTexts, (route) =>
    route.fulfill({ json: [madeUpText({ excerpt })], headers: openToAll }),
  );
  await visit('/dispense?q=stimatore');
  await expect(page.getByText('<b>corretto</b>')).toBeVisible();
  await expect(page.locator('main img')).toHaveCount(0);
});

test('answers that come in another order never show an older one', async ({ page, visit }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const answer = (name: string) => [{ ...madeUpText({ id: name }), filename: `${name}.pdf` }];
  await page.route(byName, async (route) => {
    const isFirst = decodeURIComponent(route.request().url()).includes('imatch.prima');
    if (isFirst) await held;
    // The page has given it up by then.
    await route
      .fulfill({ json: answer(isFirst ? 'Vecchia' : 'Nuova'), headers: openToAll })
      .catch(() => {});
  });
  await page.route(inTexts, async (route) => {
    const isFirst = route.request().url().includes('prima');
    if (isFirst) await held;
    const name = isFirst ? 'Vecchio testo' : 'Nuovo testo';
    await route
      .fulfill({ json: [madeUpText({ id: name, name })], headers: openToAll })
      .catch(() => {});
  });
  await visit('/dispense');
  const field = page.locator('main').getByRole('searchbox');
  const asked = page.waitForRequest((request) => request.url().includes('prima'));
  await field.fill('prima');
  await asked;
  await field.fill('seconda');
  await expect(page.getByText('Nuova.pdf').first()).toBeVisible();
  await expect(page.getByText('Nuovo testo').first()).toBeVisible();
  release();
  await page.waitForLoadState('networkidle');
  await expect(page.getByText(/Vecchi[ao]/)).toHaveCount(0);
});

test('what is typed survives a reload and Back, and Back is not filled with letters', async ({
  page,
  visit,
}) => {
  // Four times a whole page.
  test.slow();
  await visit('/chi-siamo');
  await page.goto('/?anno=2&x=1#dispensen');
  const section = page.locator('#dispensen');
  const field = section.getByRole('searchbox');
  await field.pressSequentially('stat', { delay: 20 });
  await expect(page).toHaveURL(/\?anno=2&x=1&q=stat#dispensen$/);
  await field.pressSequentially('istica');
  await expect(page).toHaveURL(/\?anno=2&x=1&q=statistica#dispensen$/);

  await page.reload();
  await expect(field).toHaveValue('statistica');
  await expect(section.getByRole('listitem').first()).toContainText(/statistica/i);

  await page.getByRole('banner').getByRole('button', { name: 'English' }).click();
  await expect(section.getByRole('searchbox')).toHaveValue('statistica');
  await expect(page).toHaveURL(/\?anno=2&x=1&q=statistica#dispensen$/);

  await page.goBack();
  await expect(page).toHaveURL(/\/chi-siamo$/);
});

test('typing under an anchor leaves the page where it is', async ({ page, visit }) => {
  await visit('/#calcolatori');
  const field = page.locator('#dispensen').getByRole('searchbox');
  await field.click();
  const asked = page.waitForRequest(byName);
  await field.fill('statistica');
  await asked;
  await expect(page).toHaveURL(/\?q=statistica#calcolatori$/);
  await expect(field).toBeInViewport();
});

test('typing under an anchor keeps the focus, also where pages were changed before', async ({
  page,
  visit,
}) => {
  await visit('/chi-siamo');
  await page.getByRole('banner').getByRole('link').first().click();
  await page.locator('a[href$="#dispensen"]').first().click();
  const field = page.locator('#dispensen').getByRole('searchbox');
  await field.fill('stat');
  await expect(page).toHaveURL(/\?q=stat#dispensen$/);
  await expect(page.locator('#dispensen').getByRole('listitem').first()).toBeVisible();
  await expect(field).toBeFocused();
});

for (const wrong of ['0', '4', 'x', '', '%']) {
  test(`?anno=${wrong} is the first year`, async ({ page, visit }) => {
    await visit(`/?anno=${wrong}`);
    const year = page.locator('#dispensen').getByRole('button', { name: 'Primo anno' });
    await expect(year).toHaveAttribute('aria-pressed', 'true');
  });
}

test('the filter of a law year is in its address, and ignores accents and case', async ({
  page,
  visit,
}) => {
  await visit('/dispense/clmg/secondo-anno?q=CONTABILITA');
  const main = page.locator('main');
  await expect(main.getByRole('searchbox')).toHaveValue('CONTABILITA');
  await expect(main.getByRole('listitem')).toHaveCount(1);
  await expect(main.locator('mark')).toHaveText('Contabilità');
  await expect(main.getByRole('status')).toHaveText('1 risultato');
  await main.getByRole('searchbox').fill('diritto');
  await expect(page).toHaveURL(/\?q=diritto$/);
  await expect(main.getByRole('status')).toHaveText(/^\d+ risultati$/);
});

for (const path of ['/', '/dispense']) {
  test(`axe finds nothing on ${path} while it searches`, async ({ page, visit }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.route(inTexts, (route) =>
      route.fulfill({ json: [madeUpText({ id: 'b' })], headers: openToAll }),
    );
    await visit(`${path}?q=statistica`);
    await expect(page.getByRole('heading', { name: 'Nel testo delle dispense' })).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(await axeFindings(page)).toEqual([]);
  });
}
