/** The specification's sections 2, 4, 5 and 8 on the assistant, and the decisions on it. */
import type { Page } from '@playwright/test';
import { type Language, languages } from 'shared/contract';
import demonstration from 'shared/demonstration.json' with { type: 'json' };
import { text } from '../allTexts.ts';
import { expect, test } from './fixtures.ts';
import { inTurn } from './inTurn.ts';

const words = (language: Language, key: string, values = {}) =>
  text('mf-chat', language, key, values);

const opener = (page: Page, language: Language = 'it') =>
  page.getByRole('button', {
    name: words(language, 'ask_vowel', { name: demonstration.assistant }),
  });
const panel = (page: Page) => page.getByRole('dialog', { name: demonstration.assistant });
const log = (page: Page) => panel(page).getByRole('log');
const button = (page: Page, language: Language, key: string) =>
  panel(page).getByRole('button', { name: words(language, key) });
const input = (page: Page) => panel(page).getByRole('textbox');

async function openChat(page: Page, language: Language = 'it'): Promise<void> {
  await opener(page, language).click();
  await expect(panel(page)).toBeVisible();
}

/** Lets the function answer with this body; the questions that reached it are returned. */
async function answerWith(page: Page, body: unknown, status = 200): Promise<unknown[]> {
  const asked: unknown[] = [];
  await page.route('**/functions/v1/assistant', async (route) => {
    const cors = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' };
    if (route.request().method() === 'OPTIONS')
      return route.fulfill({ status: 204, headers: cors });
    asked.push(route.request().postDataJSON());
    return route.fulfill({ status, json: body, headers: cors });
  });
  return asked;
}

const answer = { text: 'Ecco.', type: 'answer', fallback: false, error: null };

for (const language of languages) {
  test(`a chip sends at once, and the call says session, message, page and language (${language})`, async ({
    page,
    visit,
  }) => {
    const asked = await answerWith(page, answer);
    await visit('/', language);
    await openChat(page, language);
    const chip = words(language, 'topics.studyPlan');
    await log(page).getByRole('button', { name: chip }).click();
    await expect(log(page)).toContainText('Ecco.');
    expect(asked).toEqual([
      {
        sessionId: expect.stringMatching(/^[0-9a-f]{32}$/),
        message: chip,
        context: { path: '/', lang: language },
      },
    ]);
    await expect(log(page).locator('time').first()).toHaveText(/^\d{2}:\d{2}$/);
  });
}

for (const language of inTurn('en')) {
  test(`a button opens a panel with its name, its subtitle and five questions (${language})`, async ({
    page,
    visit,
  }) => {
    await page.setViewportSize({ width: 1440, height: 1000 });
    await visit('/', language);
    await openChat(page, language);
    await expect(panel(page).getByRole('heading', { level: 2 })).toHaveText('Astra');
    await expect(panel(page)).toContainText(words(language, 'subtitle'));
    await expect(log(page)).toContainText(words(language, 'welcome.isAi'));
    await expect(log(page).getByRole('button')).toHaveText(
      ['fees', 'studyPlan', 'exchange', 'examDates', 'representative'].map((topic) =>
        words(language, `topics.${topic}`),
      ),
    );
    const box = await panel(page).boundingBox();
    expect(box?.width).toBeLessThanOrEqual(420);
    expect(box?.height).toBeLessThanOrEqual(600);
    await opener(page, language).click();
    await expect(panel(page)).toHaveCount(0);
  });

  test(`a failure is said in the specified words and points to ChatGPT (${language})`, async ({
    page,
    visit,
  }) => {
    await answerWith(page, { nonsense: true }, 500);
    await visit('/', language);
    await openChat(page, language);
    await input(page).fill('Quando sono gli appelli?');
    await page.keyboard.press('Enter');
    await expect(log(page)).toContainText(words(language, 'message.failed'));
    await expect(panel(page)).toContainText(words(language, 'fallback'));
    const way = panel(page).getByRole('link', { name: words(language, 'chatGpt') });
    await expect(way.last()).toHaveAttribute('href', demonstration.gptUrl);
    await expect(way.last()).toHaveAttribute('target', '_blank');
  });

  test(`documents and people of an answer can be opened and written to (${language})`, async ({
    page,
    visit,
  }) => {
    await answerWith(page, {
      ...answer,
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
    await input(page).fill('Tasse');
    await page.keyboard.press('Enter');
    const document = log(page).getByRole('link', { name: 'Guida alle tasse' });
    await expect(document).toHaveAttribute('href', 'https://example.org/guida.pdf');
    await expect(document).toHaveAttribute('target', '_blank');
    await expect(log(page).getByText('Guida', { exact: true })).toBeVisible();
    await expect(log(page).locator('a[href^="javascript"]')).toHaveCount(0);
    await expect(log(page)).toContainText('Persona Due');
    const mail = log(page).locator('a[href^="mailto:"]');
    await expect(mail).toHaveCount(2);
    await expect(mail.first()).toHaveAttribute('href', 'mailto:una@example.org');
    await expect(mail.first()).toHaveAccessibleName(
      words(language, 'message.writeTo', { name: 'Persona Una' }),
    );
    // Who has no address is reached through the association.
    await expect(mail.last()).toHaveAttribute('href', `mailto:${demonstration.email}`);
    await expect(mail.last()).toHaveAccessibleName(words(language, 'message.writeToAssociation'));
  });

  test(`a screen reader finds the documents and people of an answer as named links (${language})`, async ({
    page,
    visit,
  }) => {
    await answerWith(page, {
      ...answer,
      documents: [
        { title: 'Guida', tag: 'PDF', url: 'https://example.org/guida.pdf' },
        { title: 'Tasse', url: '/guide/burocrazia' },
      ],
      representatives: [{ name: 'Persona Due', organ: 'ISU', url: '/rappresentanti?organo=isu' }],
    });
    await visit('/', language);
    await openChat(page, language);
    await input(page).fill('Tasse');
    await page.keyboard.press('Enter');
    await expect(log(page)).toContainText('Ecco.');
    const newTab = text('common', language, 'opensInNewTab');
    await expect(log(page).getByRole('list').first()).toMatchAriaSnapshot(`
    - list:
      - listitem:
        - link "Guida (${newTab})":
          - /url: https://example.org/guida.pdf
        - text: PDF
      - listitem:
        - link "Tasse":
          - /url: /guide/burocrazia
    `);
    await expect(log(page).getByRole('list').last()).toMatchAriaSnapshot(`
    - list:
      - listitem:
        - link "Persona Due":
          - /url: /rappresentanti?organo=isu
        - text: ISU
    `);
  });

  test(`somebody who is not well is pointed to people, and to no other machine (${language})`, async ({
    page,
    visit,
  }) => {
    await visit('/', language);
    await openChat(page, language);
    await input(page).fill({ it: 'non ce la faccio più', en: 'I can’t take it anymore' }[language]);
    await page.keyboard.press('Enter');
    await expect(log(page)).toContainText({ it: 'chiama il 112', en: 'call 112' }[language]);
    await expect(log(page).locator('a[href^="/rappresentanti?organo="]').first()).toBeVisible();
    await expect(panel(page)).not.toContainText(words(language, 'fallback'));
    await expect(log(page)).not.toContainText(words(language, 'message.failed'));
  });

  test(`while a reply is pending nothing else is sent, and cancelling leaves no error (${language})`, async ({
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
    const typing = words(language, 'typing', { name: demonstration.assistant });
    await expect(log(page)).toContainText(typing);
    await expect(button(page, language, 'composer.send')).toBeDisabled();
    await expect(input(page)).not.toBeEditable();
    // Cancelled before it is on its way, the question is never asked.
    await expect.poll(() => calls).toBe(1);
    await button(page, language, 'cancel').click();
    await expect(log(page)).not.toContainText(typing);
    await expect(log(page)).toContainText(words(language, 'message.cancelled'));
    await expect(log(page)).not.toContainText(words(language, 'message.failed'));
    await expect(input(page)).toBeEditable();
    expect(calls).toBe(1);
    release();
  });

  test(`a failed question can be asked again, and clearing begins anew (${language})`, async ({
    page,
    visit,
  }) => {
    await answerWith(page, answer, 503);
    await visit('/', language);
    await openChat(page, language);
    await input(page).fill('Prova');
    await page.keyboard.press('Enter');
    await expect(panel(page)).toContainText(words(language, 'fallback'));
    await page.unroute('**/functions/v1/assistant');
    await answerWith(page, { nonsense: true }, 500);
    await button(page, language, 'clear').click();
    await expect(log(page).locator('[data-message]')).toHaveCount(0);
    await expect(panel(page)).not.toContainText(words(language, 'fallback'));
    await input(page).fill('Prova');
    await page.keyboard.press('Enter');
    await expect(log(page)).toContainText(words(language, 'message.failed'));
    await page.unroute('**/functions/v1/assistant');
    await answerWith(page, answer);
    await log(page)
      .getByRole('button', { name: text('common', language, 'retry') })
      .click();
    await expect(log(page)).toContainText('Ecco.');
    await expect(log(page)).not.toContainText(words(language, 'message.failed'));
  });

  test(`it says how many characters are left, and that an answer came while it was closed (${language})`, async ({
    page,
    visit,
  }) => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/functions/v1/assistant', async (route) => {
      if (route.request().method() === 'POST') await held;
      const cors = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' };
      await route.fulfill({ json: answer, headers: cors });
    });
    await page.setViewportSize({ width: 1440, height: 900 });
    await visit('/', language);
    await openChat(page, language);
    await input(page).fill('a'.repeat(990));
    await expect(panel(page)).toContainText(
      words(language, 'composer.remaining_other', { count: 10 }),
    );
    await input(page).fill('Appelli');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
    release();
    const ask = words(language, 'ask_vowel', { name: demonstration.assistant });
    const unread = page.getByRole('button', { name: `${ask}, ${words(language, 'unread')}` });
    await unread.click();
    await expect(log(page)).toContainText('Ecco.');
    await expect(unread).toHaveCount(0);
  });

  test(`when its code does not come it says so, and tries again (${language})`, async ({
    page,
    site,
    visit,
  }) => {
    await visit('/', language);
    await expect(opener(page, language)).toBeVisible();
    const chunks = `${site.origins.get('chat')}/**/*.js*`;
    await page.route(chunks, (route) => route.abort());
    await opener(page, language).click();
    await expect(page.getByText(words(language, 'notLoaded.title'))).toBeVisible();
    await page.unroute(chunks);
  });

  test(`what it says is written in the question's language (${language})`, async ({
    page,
    visit,
  }) => {
    const other = language === 'it' ? 'en' : 'it';
    await visit('/', language);
    await openChat(page, language);
    await input(page).fill(other === 'en' ? 'hello' : 'ciao');
    await page.keyboard.press('Enter');
    const said = log(page).locator(`[data-message^="answer"] p[lang="${other}"]`);
    await expect(said).toContainText(other === 'en' ? 'Hello' : 'Ciao');
    await expect(log(page).getByRole('link')).toHaveCount(0);
    await expect(panel(page)).not.toContainText(words(language, 'fallback'));
  });

  test(`a screen reader finds a named dialog, a log and a field (${language})`, async ({
    page,
    visit,
  }) => {
    await answerWith(page, answer);
    await visit('/', language);
    await openChat(page, language);
    await input(page).fill('Appelli');
    await page.keyboard.press('Enter');
    await expect(log(page)).toContainText('Ecco.');
    const newTab = text('common', language, 'opensInNewTab');
    await expect(panel(page)).toMatchAriaSnapshot(`
    - dialog "Astra":
      - heading "Astra" [level=2]
      - paragraph: ${words(language, 'subtitle')}
      - button "${words(language, 'closePanel')}"
      - log "${words(language, 'transcript')}":
        - paragraph: "${words(language, 'message.you')}: Appelli"
        - paragraph:
          - time: /\\d{2}:\\d{2}/
        - text: "Astra:"
        - paragraph: Ecco.
        - paragraph:
          - time: /\\d{2}:\\d{2}/
      - status
      - text: ${words(language, 'composer.label')}
      - textbox "${words(language, 'composer.label')}"
      - button "${words(language, 'composer.send')}" [disabled]
      - status
      - link "${words(language, 'chatGpt')} (${newTab})"
      - button "${words(language, 'clear')}"
  `);
  });
}

test('the real assistant answers, and the conversation survives closing the panel', async ({
  page,
  visit,
}) => {
  await visit('/');
  await openChat(page);
  const answered = page.waitForResponse((response) => response.url().endsWith('/assistant'));
  await log(page).getByRole('button', { name: 'Mobilità internazionale' }).click();
  expect((await answered).status()).toBe(200);
  await expect(log(page).locator('[data-message]')).toHaveCount(2);
  await page.keyboard.press('Escape');
  await expect(panel(page)).toHaveCount(0);
  await expect(opener(page)).toBeFocused();
  await openChat(page);
  await expect(log(page).locator('[data-message]')).toHaveCount(2);
});

test('a place of this site opens in this tab, and the panel stays beside it', async ({
  page,
  visit,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await visit('/');
  await openChat(page);
  await input(page).fill('c’è una festa?');
  await page.keyboard.press('Enter');
  const event = log(page).getByRole('link', { name: 'Aperitivo delle matricole' });
  await expect(event).not.toHaveAttribute('target', /./);
  await event.click();
  await expect(page).toHaveURL('/#eventi');
  await expect(page.locator('#eventi')).toBeInViewport();
  await expect(panel(page)).toBeVisible();
  await input(page).fill('con chi parlo per le tasse?');
  await page.keyboard.press('Enter');
  await log(page).getByRole('link', { name: 'Giulia Segnaposto' }).click();
  await expect(page).toHaveURL('/rappresentanti?organo=isu');
  await expect(page.getByRole('main')).toContainText('Giulia Segnaposto');
});

test('a blank question cannot be sent, Enter sends, Shift and Enter is a new line', async ({
  page,
  visit,
}) => {
  const asked = await answerWith(page, answer);
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
  expect(asked).toMatchObject([{ message: 'Prima riga\nseconda' }]);
});

test('it is not modal: the page beside it can be used, and on a phone it fills the screen', async ({
  page,
  visit,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await visit('/');
  await openChat(page);
  await page
    .getByRole('searchbox', { name: /Cerca|Corso/ })
    .first()
    .fill('diritto');
  await expect(panel(page)).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect
    .poll(async () => Object.values((await panel(page).boundingBox()) ?? {}))
    .toEqual([0, 0, 390, 844]);
});
