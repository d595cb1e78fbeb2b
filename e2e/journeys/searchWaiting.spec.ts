/** The search palette while its sections are slow or fail. */
import { anyOrigin, holdReads, mockJson } from './backendMocks.ts';
import { expect, test } from './fixtures.ts';
import { pdfMatch } from './pdfSearch.ts';
import { activeOption, fieldOf, openByKeyboard } from './searchPalette.ts';

test('shows results while a section is slow, and says which', async ({ page, visit }) => {
  const release = await holdReads(page, 'guides');
  await visit('/chi-siamo');
  await openByKeyboard(page);
  await fieldOf(page).fill('university');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('group', { name: 'Domande frequenti' })).toBeVisible();
  await expect(dialog.getByRole('status')).toHaveText('Sto ancora cercando in Guide…');
  await page.keyboard.press('ArrowDown');
  const active = await activeOption(page);
  expect(active).not.toBe('');
  release();
  await expect(dialog.getByRole('group', { name: 'Guide' })).toBeVisible();
  expect(await activeOption(page)).toBe(active);
});

test('a failed request affects only its own group', async ({ page, visit }) => {
  await mockJson(page, '**/rest/v1/guides**', { message: 'no' }, 500);
  await visit('/chi-siamo');
  await openByKeyboard(page);
  await fieldOf(page).fill('dir');
  await expect(page.getByText(/^Le guide non si sono caricate/)).toBeVisible();
  await expect(page.getByRole('group', { name: 'Corsi' }).getByRole('option')).not.toHaveCount(0);
  await expect(page.getByText(/non si sono caricat/)).toHaveCount(1);
});

test('debounces the search in PDFs and never shows a stale response', async ({ page, visit }) => {
  const terms: string[] = [];
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/rest/v1/rpc/search_handout_texts*', async (route) => {
    const term = new URL(route.request().url()).searchParams.get('term') ?? '';
    terms.push(term);
    if (term === 'prima') await held;
    const name = term === 'prima' ? 'Vecchio testo' : 'Nuovo testo';
    // The page has aborted the first request by then.
    await route
      .fulfill({ json: [pdfMatch({ id: name, name })], headers: anyOrigin })
      .catch(() => {});
  });
  await visit('/chi-siamo');
  await openByKeyboard(page);
  // Without waiting between the keys, which a busy machine makes longer than the debounce.
  await Promise.all([...'prima'].map((letter) => page.keyboard.press(letter)));
  await expect.poll(() => terms).toEqual(['prima']);
  await fieldOf(page).fill('seconda');
  await expect(page.getByRole('option', { name: /^Nuovo testo/ })).toBeVisible();
  release();
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('option', { name: /^Vecchio testo/ })).toHaveCount(0);
  expect(terms).toEqual(['prima', 'seconda']);
});
