/** The assistant before and during the first question, and the links to ChatGPT. */
import type { Page } from '@playwright/test';
import demonstration from 'shared/demonstration.json' with { type: 'json' };
import { cutTexts } from '../browser/cutTexts.ts';
import { button, input, log, mockAssistant, openChat, opener, panel, reply } from './chatPanel.ts';
import { expect, test } from './fixtures.ts';

const suggestions = [
  'Tasse e agevolazioni',
  'Piano di studi',
  'Mobilità internazionale',
  'Appelli',
  'Contatta un rappresentante',
];
const subtitle = 'Risposte rapide, guide e contatti';

// @spec assistant.1 product.16 chat.1 chat.2 chat.4 chat.9 chat.10 chat.14
// @spec states.13 states.14 calls.18 constants.7
test('opens with five suggestions, and answers the one that is chosen', async ({ page, visit }) => {
  const requests = await mockAssistant(page, reply);
  await page.setViewportSize({ width: 1440, height: 1000 });
  await visit('/#astra-gpt');

  await test.step('the section and the panel link to ChatGPT in a new tab', async () => {
    const name = 'Apri su ChatGPT';
    const link = page.locator('#astra-gpt').getByRole('link', { name });
    await expect(link).toHaveAttribute('rel', /noopener/);
    await openChat(page);
    for (const one of [link, panel(page).getByRole('link', { name })]) {
      await expect(one).toHaveAttribute('href', demonstration.gptUrl);
      await expect(one).toHaveAttribute('target', '_blank');
    }
  });

  await test.step('the panel says what it is; the button that opens it closes it', async () => {
    await expect(panel(page).getByRole('heading', { level: 2 })).toHaveText('Astra');
    await expect(panel(page)).toContainText(subtitle);
    await expect(log(page)).toContainText(
      'Sono un’intelligenza artificiale, non una persona: posso sbagliare. Le domande arrivano al nostro server, quindi non scrivere dati personali.',
    );
    await expect(log(page).getByRole('button')).toHaveText(suggestions);
    const box = await panel(page).boundingBox();
    expect(box?.width).toBeLessThanOrEqual(420);
    expect(box?.height).toBeLessThanOrEqual(600);
    await opener(page).click();
    await expect(panel(page)).toHaveCount(0);
  });

  await test.step('a suggestion sends session, message, page and language', async () => {
    await openChat(page);
    const message = 'Piano di studi';
    await log(page).getByRole('button', { name: message }).click();
    await expect(log(page)).toContainText('Ecco.');
    const sessionId = expect.stringMatching(/^[0-9a-f]{32}$/);
    expect(requests).toEqual([{ sessionId, message, context: { path: '/', lang: 'it' } }]);
    await expect(log(page).locator('time').first()).toHaveText(/^\d{2}:\d{2}$/);
  });

  await test.step('dialog, log and field are accessible', () => expectAccessible(page, subtitle));
});

// @spec chat.3 chat.6 chat.7 chat.13 states.14 states.17
test('a pending first question blocks sending, and can be cancelled, on a phone in landscape', async ({
  page,
  visit,
}) => {
  const assistant = '**/functions/v1/assistant';
  let calls = 0;
  // Without a reply.
  await page.route(assistant, (route) => {
    if (route.request().method() === 'POST') calls += 1;
  });
  await page.setViewportSize({ width: 844, height: 390 });
  await visit('/');
  await openChat(page);
  const chips = log(page).getByRole('listitem').getByRole('button');
  const greeting = 'Ciao, sono Astra. Chiedimi pure.';
  const typing = 'Astra sta scrivendo';
  const placeholder = 'Scrivi la tua domanda...';
  await expect(panel(page)).toContainText(greeting);
  await expect(chips).toHaveCount(5);
  await expect(input(page)).toHaveAttribute('placeholder', placeholder);
  // A phone held sideways leaves little: most of it is for reading.
  expect(await transcriptShare(page)).toBeGreaterThan(0.6);

  await test.step('while it is pending', async () => {
    await input(page).fill('Prima');
    await page.keyboard.press('Enter');
    await expect(log(page)).toContainText(typing);
    for (const chip of await chips.all()) await expect(chip).toBeDisabled();
    await expect(chips).toHaveCount(5);
    await expect(button(page, 'Invia')).toBeDisabled();
    await expect(input(page)).not.toBeEditable();
  });

  await test.step('when it is cancelled', async () => {
    // Cancelling earlier would send no request.
    await expect.poll(() => calls).toBe(1);
    await button(page, 'Annulla').click();
    await expect(log(page)).not.toContainText(typing);
    await expect(log(page)).toContainText('Domanda annullata');
    await expect(log(page)).not.toContainText('Mi dispiace, si è');
    await expect(panel(page)).not.toContainText(greeting);
    await expect(chips).toHaveCount(0);
    await expect(input(page)).toBeEditable();
    expect(calls).toBe(1);
  });

  await test.step('when the next one is answered', async () => {
    await page.unroute(assistant);
    await mockAssistant(page, reply);
    await input(page).fill('Appelli');
    await page.keyboard.press('Enter');
    await expect(log(page)).toContainText('Ecco.');
    const clear = button(page, 'Cancella la chat');
    await expect(clear).toBeInViewport({ ratio: 1 });
    expect(await transcriptShare(page)).toBeGreaterThan(0.6);
    expect(await cutTexts(page, '[role="dialog"]')).toEqual([]);
  });
});

/** How much of the panel's height the transcript has. */
async function transcriptShare(page: Page): Promise<number> {
  const [whole, part] = [await panel(page).boundingBox(), await log(page).boundingBox()];
  return (part?.height ?? 0) / (whole?.height ?? 1);
}

/** The panel with one question and its answer, as screen readers have it. */
async function expectAccessible(page: Page, subtitle: string): Promise<void> {
  const newTab = 'si apre in una nuova scheda';
  await expect(panel(page)).toMatchAriaSnapshot(`
    - dialog "Astra":
      - heading "Astra" [level=2]
      - paragraph: ${subtitle}
      - button "Chiudi la chat"
      - log "Conversazione":
        - paragraph: "Tu: Piano di studi"
        - paragraph:
          - time: /\\d{2}:\\d{2}/
        - text: "Astra:"
        - paragraph: Ecco.
        - paragraph:
          - time: /\\d{2}:\\d{2}/
      - status
      - text: La tua domanda
      - textbox "La tua domanda"
      - button "Invia" [disabled]
      - status
      - link "Apri su ChatGPT (${newTab})"
      - button "Cancella la chat"
  `);
}
