/** The assistant’s replies. */
import type { Page } from '@playwright/test';
import demonstration from 'shared/demonstration.json' with { type: 'json' };
import { ask, button, log, mockAssistant, openChat, opener, panel, reply } from './chatPanel.ts';
import { addressIn, expect, test } from './fixtures.ts';
import { languagesToTest, type TestedLanguage, translateIn } from './testScope.ts';

const assistant = '**/functions/v1/assistant';

for (const language of languagesToTest('en')) {
  const t = translateIn(language);
  const onChatGpt = t(
    'Puoi continuare la conversazione su ChatGPT.',
    'You can continue the conversation in ChatGPT.',
  );

  // @spec chat.11 chat.12
  test(`a reply links to documents and people (${language})`, async ({ page, visit }) => {
    await mockAssistant(page, {
      ...reply,
      documents: [
        { title: 'Guida alle tasse', tag: 'Guida', url: 'https://example.org/guida.pdf' },
        { title: 'Ostile', url: 'javascript:alert(1)' },
      ],
      representatives: [
        { name: 'Persona Una', organ: 'CDD', email: 'una@example.org' },
        { name: 'Persona Due', organ: 'ISU' },
      ],
    });
    await visit('/', language);
    await openChat(page, language);
    await ask(page, 'Tasse');
    const document = log(page).getByRole('link', { name: 'Guida alle tasse' });
    await expect(document).toHaveAttribute('href', 'https://example.org/guida.pdf');
    await expect(document).toHaveAttribute('target', '_blank');
    await expect(log(page).getByText('Guida', { exact: true })).toBeVisible();
    await expect(log(page).locator('a[href^="javascript"]')).toHaveCount(0);
    await expect(log(page)).toContainText('Persona Due');
    const mail = log(page).locator('a[href^="mailto:"]');
    await expect(mail).toHaveCount(2);
    await expect(mail.first()).toHaveAttribute('href', 'mailto:una@example.org');
    await expect(mail.first()).toHaveAccessibleName(t('Scrivi a Persona Una', 'Email Persona Una'));
    // Without an email address the link writes to the association.
    await expect(mail.last()).toHaveAttribute(
      'href',
      `mailto:${demonstration.email}?subject=${t('A%20proposito%20di%20ISU', 'About%20ISU')}`,
    );
    await expect(mail.last()).toHaveAccessibleName(
      t('Scrivi a proposito di ISU', 'Write about ISU'),
    );
    await expect(log(page)).toContainText(
      t(
        `L’indirizzo dell’associazione: ${demonstration.email}`,
        `The association’s address: ${demonstration.email}`,
      ),
    );

    await button(page, t('Cancella la chat', 'Clear the chat')).click();
    await expect(log(page).locator('[data-message]')).toHaveCount(0);
    await test.step('with accessible names', () => expectAccessibleLinks(page, language));
  });

  test(`replies in the question’s language, and refers a person in danger to people (${language})`, async ({
    page,
    visit,
  }) => {
    const other = language === 'it' ? 'en' : 'it';
    await visit('/', language);
    await openChat(page, language);
    await ask(page, { it: 'ciao', en: 'hello' }[other]);
    const text = log(page).locator(`[data-message^="answer"] p[lang="${other}"]`);
    await expect(text).toContainText({ it: 'Ciao', en: 'Hello' }[other]);
    await expect(log(page).getByRole('link')).toHaveCount(0);
    await expect(panel(page)).not.toContainText(onChatGpt);

    await ask(page, t('vorrei non svegliarmi più', 'I want to end my life'));
    await expect(log(page)).toContainText(t('chiama subito il 112', 'call 112'));
    await expect(log(page).locator('a[href^="/rappresentanti?organo="]').first()).toBeVisible();
    await expect(panel(page)).not.toContainText(onChatGpt);
  });
}

async function expectAccessibleLinks(page: Page, language: TestedLanguage): Promise<void> {
  await page.unroute(assistant);
  await mockAssistant(page, {
    ...reply,
    documents: [
      { title: 'Guida', tag: 'PDF', url: 'https://example.org/guida.pdf' },
      { title: 'Tasse', url: '/guide/burocrazia' },
    ],
    representatives: [{ name: 'Persona Due', organ: 'ISU', url: '/rappresentanti?organo=isu' }],
  });
  await ask(page, 'Tasse');
  await expect(log(page)).toContainText('Ecco.');
  const newTab = { it: 'si apre in una nuova scheda', en: 'opens in a new tab' }[language];
  await expect(log(page).getByRole('list').first()).toMatchAriaSnapshot(`
    - list:
      - listitem:
        - link "Guida (${newTab})":
          - /url: https://example.org/guida.pdf
        - text: PDF
      - listitem:
        - link "Tasse (${newTab})":
          - /url: ${addressIn(language, '/guide/burocrazia')}
    `);
  await expect(log(page).getByRole('list').last()).toMatchAriaSnapshot(`
    - list:
      - listitem:
        - link "Persona Due":
          - /url: ${addressIn(language, '/rappresentanti?organo=isu')}
        - text: ISU
    `);
}

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
