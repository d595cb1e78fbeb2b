/** What the site keeps on a device, and where the privacy note says so. */
import { dialogOf, gradesOf, urlOf } from './calculators/dialog.ts';
import { expect, test, untilWorkerControls } from './fixtures.ts';
import { previewLinks } from './preview.ts';

test.use({ serviceWorkers: 'allow' });

/** Every key, with the words of the note that name it. */
const kept = {
  language: 'la lingua che scegli',
  'calculators.favourites.clmg': 'le destinazioni preferite',
  'calculators.scenarios.exchange-calculator-clmg': 'i voti che inserisci',
  'calculators-kept-at': 'quelli dei calcolatori, per usarli senza rete, con la data',
  'handouts.followed':
    'i corsi che segui, quando li hai guardati l’ultima volta e la data d’esame che scegli',
  'handouts.kept':
    'i PDF dei corsi che tieni sul dispositivo, con data, peso e ultima pagina letta',
  'handouts.recent': 'nome e pagina delle ultime sei dispense aperte',
  'handouts.resume': 'il punto in cui eri nell’ultima anteprima',
  personal: 'quali di queste cose ci sono',
};
const keptInTab = {
  'calculators.tab.exchange-calculator-clmg': 'i voti che scrivi nei calcolatori',
  'react-router-scroll-positions': 'il punto a cui eri in ogni pagina',
  'chat-session': 'il numero a caso che tiene insieme le tue domande all’assistente',
};
/** What this journey does not do: other journeys show it. */
const keptAtTimes = {
  'chat-draft': 'la domanda che stai scrivendo all’assistente',
  canary: 'un numero a caso che decide se provi in anticipo una versione nuova',
  override: 'le anteprime che accetti da un link',
  shell: 'quale versione del sito non si è avviata',
  outlines: 'i contorni accesi nella pagina Versioni',
};
const handoutsCaches = {
  'handouts-kept /dispense/primo-anno/Microeconomia': 'i PDF dei corsi che tieni sul dispositivo',
  'handouts-previewed': 'i PDF delle ultime dieci anteprime',
};
const caches = [
  ...Object.keys(handoutsCaches),
  'data',
  'language',
  'pages',
  'pictures',
  'registry',
  'sections',
].sort();

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
  await page.getByRole('button', { name: 'Segui', exact: true }).click();
  await previewLinks(page).first().click();
  await expect(page.getByRole('dialog').locator('.textLayer').first()).toBeVisible({
    timeout: 30_000,
  });
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Tieni sul dispositivo' }).click();
  await expect(page.getByText(/ PDF qui, /)).toBeVisible({ timeout: 30_000 });

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
  const named = { ...kept, ...keptInTab, ...keptAtTimes, ...handoutsCaches };
  for (const words of Object.values(named)) expect(note).toContain(words);
});
