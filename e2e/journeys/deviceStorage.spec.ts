/** What the site keeps on a device, and where the privacy note says so. */
import { dialogOf, gradesOf, urlOf } from './calculators/dialog.ts';
import { expect, test, untilWorkerControls } from './fixtures.ts';

test.use({ serviceWorkers: 'allow' });

/** Every key, with the words of the note that name it. */
const kept = {
  language: 'la lingua che scegli',
  'calculators.favourites.clmg': 'le destinazioni preferite',
  'calculators.saved.exchange-calculator-clmg': 'i voti che inserisci',
  'calculators-kept-at': 'quelli dei calcolatori, per usarli senza rete, con la data',
  'handouts.recent': 'nome e pagina delle ultime sei dispense aperte',
};
const keptInTab = {
  'react-router-scroll-positions': 'il punto a cui eri in ogni pagina',
  'chat-session': 'il numero a caso che tiene insieme le tue domande all’assistente',
};
const caches = ['data', 'language', 'pages', 'pictures', 'registry', 'sections'];

test('the privacy note names everything that the device keeps', async ({ page, visit }) => {
  test.slow();
  await visit('/');
  await untilWorkerControls(page);
  await page.getByRole('button', { name: 'English' }).click();
  await page.getByRole('button', { name: 'Italiano' }).click();

  await page.getByRole('button', { name: 'Chiedi ad Astra' }).click();
  const chat = page.getByRole('dialog', { name: 'Astra' });
  await chat.getByRole('textbox').fill('Quando sono gli appelli?');
  await page.keyboard.press('Enter');
  await expect(chat.locator('[data-message]')).toHaveCount(2);

  await visit('/dispense/primo-anno/Microeconomia');
  await page
    .getByRole('button', { name: /Appunti completi\.pdf \(/ })
    .first()
    .click();

  await visit(urlOf('exchange-calculator-clmg'));
  await gradesOf(page).first().selectOption('28');
  await dialogOf(page).getByRole('switch', { name: 'Salva su questo dispositivo' }).click();
  await dialogOf(page).getByRole('tab', { name: 'Risultati' }).click();
  await dialogOf(page)
    .getByRole('button', { name: /^Tra le preferite/ })
    .first()
    .click();
  const keys = () => page.evaluate(() => Object.keys(localStorage).sort());
  await expect.poll(keys, { timeout: 60_000 }).toEqual(Object.keys(kept).sort());
  const tab = await page.evaluate(() => Object.keys(sessionStorage));
  expect(tab.sort()).toEqual(Object.keys(keptInTab).sort());
  const cacheNames = await page.evaluate(() => window.caches.keys());
  expect(cacheNames.filter((name) => !name.startsWith('workbox-precache')).sort()).toEqual(caches);

  await page.goto('/chi-siamo');
  await page.getByRole('button', { name: 'Informativa sulla privacy' }).click();
  const note = await page.getByRole('dialog').textContent();
  for (const words of Object.values({ ...kept, ...keptInTab })) expect(note).toContain(words);
});
