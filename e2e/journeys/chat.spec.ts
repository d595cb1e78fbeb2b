/** The chat panel. */
import { cutTexts } from '../browser/cutTexts.ts';
import { button, input, log, mockAssistant, openChat, opener, panel, reply } from './chatPanel.ts';
import { expect, test } from './fixtures.ts';
import { languagesToTest, testedLanguages, translateIn } from './testScope.ts';

for (const language of testedLanguages) {
  const t = translateIn(language);

  // @spec chat.9 states.14 calls.18 constants.7
  test(`a suggestion sends session, message, page and language (${language})`, async ({
    page,
    visit,
  }) => {
    const requests = await mockAssistant(page, reply);
    await visit('/', language);
    await openChat(page, language);
    const chip = t('Piano di studi', 'Study plan');
    await log(page).getByRole('button', { name: chip }).click();
    await expect(log(page)).toContainText('Ecco.');
    expect(requests).toEqual([
      {
        sessionId: expect.stringMatching(/^[0-9a-f]{32}$/),
        message: chip,
        context: { path: '/', lang: language },
      },
    ]);
    await expect(log(page).locator('time').first()).toHaveText(/^\d{2}:\d{2}$/);
  });
}

for (const language of languagesToTest('en')) {
  const t = translateIn(language);
  const failed = t(
    'Mi dispiace, si è verificato un errore. Prova a usare il pulsante "Apri su ChatGPT" per continuare la conversazione.',
    'Sorry, something went wrong. Try the "Open in ChatGPT" button to continue the conversation.',
  );

  // @spec chat.1 chat.2 chat.4 states.13 constants.7
  test(`a button opens the panel with five suggestions (${language})`, async ({ page, visit }) => {
    await page.setViewportSize({ width: 1440, height: 1000 });
    await visit('/', language);
    await openChat(page, language);
    await expect(panel(page).getByRole('heading', { level: 2 })).toHaveText('Astra');
    await expect(panel(page)).toContainText(
      t('Risposte rapide, guide e contatti', 'Quick answers, guides and contacts'),
    );
    await expect(log(page)).toContainText(
      t(
        'Sono un’intelligenza artificiale, non una persona: posso sbagliare. Le domande arrivano al nostro server, quindi non scrivere dati personali.',
        'I’m an AI, not a person, and I can be wrong. Questions go to our server, so leave personal details out.',
      ),
    );
    await expect(log(page).getByRole('button')).toHaveText(
      {
        it: [
          'Tasse e agevolazioni',
          'Piano di studi',
          'Mobilità internazionale',
          'Appelli',
          'Contatta un rappresentante',
        ],
        en: [
          'Fees and financial aid',
          'Study plan',
          'Studying abroad',
          'Exam dates',
          'Contact a representative',
        ],
      }[language],
    );
    const box = await panel(page).boundingBox();
    expect(box?.width).toBeLessThanOrEqual(420);
    expect(box?.height).toBeLessThanOrEqual(600);
    await opener(page, language).click();
    await expect(panel(page)).toHaveCount(0);
  });

  // @spec chat.7 chat.13 states.14 states.17
  test(`a pending reply blocks sending and can be cancelled (${language})`, async ({
    page,
    visit,
  }) => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    let calls = 0;
    await page.route('**/functions/v1/assistant', async (route) => {
      if (route.request().method() === 'POST') calls += 1;
      await held;
      await route.abort().catch(() => {});
    });
    await visit('/', language);
    await openChat(page, language);
    await input(page).fill('Prima');
    await page.keyboard.press('Enter');
    const typing = t('Astra sta scrivendo', 'Astra is typing');
    await expect(log(page)).toContainText(typing);
    await expect(button(page, t('Invia', 'Send'))).toBeDisabled();
    await expect(input(page)).not.toBeEditable();
    // Cancelling earlier would send no request.
    await expect.poll(() => calls).toBe(1);
    await button(page, t('Annulla', 'Cancel')).click();
    await expect(log(page)).not.toContainText(typing);
    await expect(log(page)).toContainText(t('Domanda annullata', 'Question withdrawn'));
    await expect(log(page)).not.toContainText(failed);
    await expect(input(page)).toBeEditable();
    expect(calls).toBe(1);
    release();
  });

  test(`shows remaining characters and an unread reply (${language})`, async ({ page, visit }) => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/functions/v1/assistant', async (route) => {
      if (route.request().method() === 'POST') await held;
      const corsHeaders = {
        'access-control-allow-origin': '*',
        'access-control-allow-headers': '*',
      };
      await route.fulfill({ json: reply, headers: corsHeaders });
    });
    await page.setViewportSize({ width: 1440, height: 900 });
    await visit('/', language);
    await openChat(page, language);
    await input(page).fill('a'.repeat(990));
    await expect(panel(page)).toContainText(t('Ti restano 10 caratteri', '10 characters left'));
    await input(page).fill('Appelli');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
    release();
    const ask = t('Chiedi ad Astra', 'Ask Astra');
    const unread = page.getByRole('button', {
      name: `${ask}, ${t('nuova risposta', 'new answer')}`,
    });
    await unread.click();
    await expect(log(page)).toContainText('Ecco.');
    await expect(unread).toHaveCount(0);
  });

  test(`reports code that fails to load (${language})`, async ({ page, site, visit }) => {
    await visit('/', language);
    await expect(opener(page, language)).toBeVisible();
    const chunks = `${site.origins.get('chat')}/**/*.js*`;
    await page.route(chunks, (route) => route.abort());
    await opener(page, language).click();
    await expect(
      page.getByText(t('La chat non si è caricata', 'The chat did not load')),
    ).toBeVisible();
    await page.unroute(chunks);
  });

  // @spec chat.10
  test(`has an accessible dialog, log and field (${language})`, async ({ page, visit }) => {
    await mockAssistant(page, reply);
    await visit('/', language);
    await openChat(page, language);
    await input(page).fill('Appelli');
    await page.keyboard.press('Enter');
    await expect(log(page)).toContainText('Ecco.');
    const newTab = { it: 'si apre in una nuova scheda', en: 'opens in a new tab' }[language];
    await expect(panel(page)).toMatchAriaSnapshot(`
    - dialog "Astra":
      - heading "Astra" [level=2]
      - paragraph: ${t('Risposte rapide, guide e contatti', 'Quick answers, guides and contacts')}
      - button "${t('Chiudi la chat', 'Close the chat')}"
      - log "${t('Conversazione', 'Conversation')}":
        - paragraph: "${t('Tu', 'You')}: Appelli"
        - paragraph:
          - time: /\\d{2}:\\d{2}/
        - text: "Astra:"
        - paragraph: Ecco.
        - paragraph:
          - time: /\\d{2}:\\d{2}/
      - status
      - text: ${t('La tua domanda', 'Your question')}
      - textbox "${t('La tua domanda', 'Your question')}"
      - button "${t('Invia', 'Send')}" [disabled]
      - status
      - link "${t('Apri su ChatGPT', 'Open in ChatGPT')} (${newTab})"
      - button "${t('Cancella la chat', 'Clear the chat')}"
  `);
  });
}

// @spec chat.7 chat.8 validation.2
test('sends no blank question; Enter sends, Shift+Enter adds a line', async ({ page, visit }) => {
  const requests = await mockAssistant(page, reply);
  await page.setViewportSize({ width: 1440, height: 900 });
  await visit('/');
  await openChat(page);
  const send = panel(page).getByRole('button', { name: 'Invia' });
  await expect(input(page)).toBeFocused();
  await expect(send).toBeDisabled();
  await input(page).fill('  \n ');
  await expect(send).toBeDisabled();
  await page.keyboard.press('Enter');
  await input(page).fill('Prima riga');
  await page.keyboard.press('Shift+Enter');
  await page.keyboard.type('seconda');
  await expect(input(page)).toHaveValue('Prima riga\nseconda');
  await page.keyboard.press('Enter');
  await expect(log(page)).toContainText('Ecco.');
  await expect(input(page)).toHaveValue('');
  expect(requests).toMatchObject([{ message: 'Prima riga\nseconda' }]);
});

test('is not modal on a desktop and a sheet on a phone', async ({ page, visit }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await visit('/');
  await openChat(page);
  await page.locator('#dispensen').getByRole('searchbox').fill('diritto');
  await expect(panel(page)).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect
    .poll(async () => Object.values((await panel(page).boundingBox()) ?? {}))
    .toEqual([0, 844 - 600, 390, 600]);
  await page.mouse.click(195, 120);
  await expect(panel(page)).toHaveCount(0);
});

for (const [width, height] of [
  [320, 568],
  [390, 844],
  [412, 915],
  [600, 960],
  [844, 390],
] as const) {
  // @spec chat.2
  test(`is at most 420 × 600 px at the bottom of ${width} × ${height}`, async ({ page, visit }) => {
    await page.setViewportSize({ width, height });
    await visit('/');
    await openChat(page);
    const box = await panel(page).boundingBox();
    if (!box) throw new Error('The panel is not visible.');
    expect(box.width).toBe(Math.min(width, 420));
    expect(box.height).toBe(Math.min(height, 600));
    expect(box.y + box.height).toBe(height);
    expect(box.x).toBe((width - box.width) / 2);
    await expect(input(page)).toBeInViewport({ ratio: 1 });
  });
}

test('ends where the on-screen keyboard of a phone begins', async ({ page, visit }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit('/');
  await openChat(page);
  // iOS shrinks the visual viewport only, which no engine does on a desktop.
  await page.evaluate(() => {
    Object.defineProperty(VisualViewport.prototype, 'height', { get: () => 420 });
    window.visualViewport?.dispatchEvent(new Event('resize'));
  });
  await expect
    .poll(async () => Object.values((await panel(page).boundingBox()) ?? {}))
    .toEqual([0, 0, 390, 420]);
});

for (const language of testedLanguages) {
  // A phone held sideways leaves little: most of it is for reading.
  test(`is mostly transcript on a phone in landscape (${language})`, async ({ page, visit }) => {
    await mockAssistant(page, reply);
    await page.setViewportSize({ width: 844, height: 390 });
    await visit('/', language);
    await openChat(page, language);
    const share = async () => {
      const [whole, part] = [await panel(page).boundingBox(), await log(page).boundingBox()];
      return (part?.height ?? 0) / (whole?.height ?? 1);
    };
    expect(await share()).toBeGreaterThan(0.6);
    await input(page).fill('Appelli');
    await page.keyboard.press('Enter');
    await expect(log(page)).toContainText('Ecco.');
    await expect(
      button(page, translateIn(language)('Cancella la chat', 'Clear the chat')),
    ).toBeInViewport({ ratio: 1 });
    expect(await share()).toBeGreaterThan(0.6);
    expect(await cutTexts(page, '[role="dialog"]')).toEqual([]);
  });
}
