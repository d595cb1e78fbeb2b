/** The assistant’s replies. */
import demonstration from 'shared/demonstration.json' with { type: 'json' };
import { ask, log, mockAssistant, openChat, opener, panel, reply } from './chatPanel.ts';
import { addressIn, expect, test } from './fixtures.ts';
import { textLayer } from './preview.ts';

const onChatGpt = 'You can continue the conversation in ChatGPT.';

// @spec chat.11 chat.12
test('a reply links to documents and people', async ({ page, visit }) => {
  await mockAssistant(page, {
    ...reply,
    documents: [
      { title: 'Guida alle tasse', tag: 'Guida', url: 'https://example.org/guida.pdf' },
      { title: 'Ostile', url: 'javascript:alert(1)' },
      { title: 'Tasse', url: '/guide/burocrazia' },
    ],
    representatives: [
      { name: 'Persona Una', organ: 'CDD', email: 'una@example.org' },
      { name: 'Persona Due', organ: 'ISU' },
      { name: 'Persona Tre', organ: 'ISU', url: '/rappresentanti?organo=isu' },
    ],
  });
  await visit('/', 'en');
  await openChat(page, 'en');
  await ask(page, 'Tasse');
  for (const [name, url] of [
    ['Guida alle tasse (opens in a new tab)', 'https://example.org/guida.pdf'],
    ['Tasse (opens in a new tab)', addressIn('en', '/guide/burocrazia')],
    ['Email Persona Una', 'mailto:una@example.org'],
    // Without an email address the link writes to the association.
    ['Write about ISU', `mailto:${demonstration.email}?subject=About%20ISU`],
    ['Persona Tre', addressIn('en', '/rappresentanti?organo=isu')],
  ] as const) {
    const link = log(page).getByRole('link', { name, exact: true });
    await expect(link).toHaveAttribute('href', url);
    if (name.includes('new tab')) await expect(link).toHaveAttribute('target', '_blank');
  }
  await expect(log(page).getByText('Guida', { exact: true })).toBeVisible();
  await expect(log(page).locator('a[href^="javascript"]')).toHaveCount(0);
  await expect(log(page)).toContainText('Persona Due');
  await expect(log(page)).toContainText(`The association’s address: ${demonstration.email}`);
});

test('replies in the question’s language, and refers a person in danger to people', async ({
  page,
  visit,
}) => {
  await visit('/', 'en');
  await openChat(page, 'en');
  await ask(page, 'ciao');
  await expect(log(page).locator('[data-message^="answer"] p[lang="it"]')).toContainText('Ciao');
  await expect(log(page).getByRole('link')).toHaveCount(0);
  await expect(panel(page)).not.toContainText(onChatGpt);

  await ask(page, 'I want to end my life');
  await expect(log(page)).toContainText('call 112');
  await expect(log(page).locator('a[href^="/rappresentanti?organo="]').first()).toBeVisible();
  await expect(panel(page)).not.toContainText(onChatGpt);
});

test('a handout opens in the reader, at the page that was found, and in a new tab by its icon', async ({
  page,
  visit,
}) => {
  await visit('/');
  await openChat(page);
  await ask(page, 'cos’è l’ipotesi nulla in statistica?');
  const document = log(page).locator('a[href^="/dispense/"]').first();
  const name = await document.textContent();
  const inTab = log(page).getByRole('link', { name: `${name} (si apre in una nuova scheda)` });
  await expect(inTab).toHaveAttribute('href', /\.pdf\?token=/);
  await document.click();
  await expect(textLayer(page)).toBeVisible({ timeout: 30_000 });
  await expect(panel(page)).toHaveCount(0);
  await page.goBack();
  await expect(log(page).locator('[data-message]')).toHaveCount(2);

  // Beside the page, the panel would cover the reader.
  await page.setViewportSize({ width: 1440, height: 900 });
  await visit('/chi-siamo');
  await openChat(page);
  await ask(page, 'cos’è l’ipotesi nulla in statistica?');
  await document.click();
  await expect(textLayer(page)).toBeVisible({ timeout: 30_000 });
  await expect(panel(page)).toHaveCount(0);
  await openChat(page);
  await expect(log(page).locator('[data-message]')).toHaveCount(2);
});

// @spec product.16 product.19
test('the real assistant’s conversation stays; a document opens in a new tab, a person’s page in this one', async ({
  page,
  visit,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await visit('/');
  await openChat(page);

  await test.step('closing keeps the conversation', async () => {
    const response = page.waitForResponse(/\/assistant$/);
    await log(page).getByRole('button', { name: 'Mobilità internazionale' }).click();
    expect((await response).status()).toBe(200);
    await expect(log(page).locator('[data-message]')).toHaveCount(2);
    await page.keyboard.press('Escape');
    await expect(panel(page)).toHaveCount(0);
    await expect(opener(page)).toBeFocused();
    await openChat(page);
    await expect(log(page).locator('[data-message]')).toHaveCount(2);
  });

  await test.step('a document opens in a new tab', async () => {
    await ask(page, 'c’è una festa?');
    const event = log(page).getByRole('link', { name: 'Aperitivo delle matricole' });
    const opened = page.waitForEvent('popup');
    await event.click();
    const tab = await opened;
    await expect(tab).toHaveURL(/\/#eventi-[\da-f-]{36}$/);
    await tab.close();
    await expect(panel(page)).toBeVisible();
  });

  await test.step('the page of a person opens in this one', async () => {
    await ask(page, 'con chi parlo per le tasse?');
    await log(page).getByRole('link', { name: 'Giulia Segnaposto' }).click();
    await expect(page).toHaveURL('/rappresentanti?organo=isu');
    await expect(page.getByRole('main')).toContainText('Giulia Segnaposto');
  });
});
