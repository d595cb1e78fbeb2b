import { expect, test } from './fixtures.ts';

test('the assistant answers from the backend, in a panel that Esc closes', async ({
  page,
  visit,
}) => {
  await visit('/');
  const button = page.getByRole('button', { name: 'Chiedi ad Astra' });
  await button.click();
  await expect(page.getByText('Risposte rapide, guide e contatti')).toBeVisible();
  const answered = page.waitForResponse((response) => response.url().endsWith('/assistant'));
  await page.getByRole('button', { name: 'Mobilità internazionale' }).click();
  expect((await answered).status()).toBe(200);
  await expect(page.getByRole('log').getByText('Mobilità internazionale').first()).toBeVisible();

  await page.keyboard.press('Escape');
  await expect(page.getByText('Risposte rapide, guide e contatti')).toBeHidden();
  await expect(button).toBeFocused();
});

test('a failing assistant says so and points to ChatGPT', async ({ page, visit }) => {
  await page.route('**/functions/v1/assistant', (route) =>
    route.fulfill({ status: 500, body: 'no', headers: { 'Access-Control-Allow-Origin': '*' } }),
  );
  await visit('/');
  await page.getByRole('button', { name: 'Chiedi ad Astra' }).click();
  await page.getByPlaceholder('Scrivi la tua domanda...').fill('Quando sono gli appelli?');
  await page.keyboard.press('Enter');
  await expect(
    page
      .getByRole('log')
      .getByText(
        'Mi dispiace, si è verificato un errore. Prova a usare il pulsante "Apri su ChatGPT" per continuare la conversazione.',
      ),
  ).toBeVisible();
  const link = page.getByRole('link', { name: /Apri su ChatGPT/ });
  await expect(link.first()).toHaveAttribute('target', '_blank');
});
