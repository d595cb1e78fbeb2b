/** Suggestions, follow-ups, thumbs and the mail to a person. */
import type { Page } from '@playwright/test';
import { ask, button, input, log, mockAssistant, openChat, panel, reply } from './chatPanel.ts';
import { expect, test } from './fixtures.ts';

const unsure = {
  ...reply,
  text: 'Forse cercavi una di queste pagine:',
  type: 'unsure',
  fallback: true,
  corrections: [{ typed: 'tase', meant: 'tasse' }],
  documents: [{ title: 'Tasse e ISEE', tag: 'Guida', url: '/guide/burocrazia' }],
  representatives: [{ name: 'Nadia Bozza', organ: 'SCUOLA TRIENNALE', url: '/rappresentanti' }],
};
const nextQuestion = 'Quando si pagano le rate?';
const answer = {
  ...reply,
  text: 'The guide says, in Italian:',
  quotation: { text: 'Due mensilità.', lang: 'it' },
  carriedOver: 'Affittare una stanza',
  understood: 'affittare una stanza caparra',
  next: [nextQuestion],
};
const onChatGpt = 'You can continue the conversation in ChatGPT.';

test('says when it is unsure, offers the corrected question, and a mail to a person', async ({
  page,
  visit,
}) => {
  await visit('/', 'en');
  const requests = await mockAssistant(page, unsure);
  await openChat(page, 'en');

  await test.step('the corrected question is sent', async () => {
    await ask(page, 'quando pago le tase?');
    await expect(log(page)).toContainText('1 suggestion');
    await expect(panel(page)).toContainText(onChatGpt);
    await log(page).getByRole('button', { name: 'quando pago le tasse' }).click();
    await expect.poll(() => requests.length).toBe(2);
    expect(requests[1]).toMatchObject({ message: 'quando pago le tasse' });
    await expect(input(page)).toBeEditable();
  });

  await test.step('a mail to a person is read before it is opened', async () => {
    await button(page, 'Clear the chat').click();
    await ask(page, 'celiaca in mensa?');
    const handOver = 'Hand the question to a person';
    await button(page, handOver).click();
    const text = log(page).getByRole('textbox');
    await expect(text).toBeFocused();
    await expect(text).toHaveValue(/Nadia Bozza.+celiaca in mensa\?/s);
    await text.fill('Ciao, sono celiaca.');
    const link = log(page).getByRole('link', { name: 'Open in your mail program' });
    await expect(link).toHaveAttribute('href', /^mailto:.+body=Ciao%2C%20sono%20celiaca\.$/);
  });
});

test('a follow-up sends the question before; a thumb, an optional word and no session', async ({
  page,
  visit,
}) => {
  await visit('/', 'en');
  const requests = await mockAssistant(page, answer);
  const sent = await failFirstFeedback(page);
  await openChat(page, 'en');

  await test.step('a follow-up says what it took from the question before', async () => {
    for (const question of ['Affittare una stanza', 'e la caparra?', 'e le bollette?']) {
      await ask(page, question);
      await expect(log(page)).toContainText(question);
      await expect(input(page)).toBeEnabled();
      await expect(log(page).getByText(answer.text)).toHaveCount(requests.length);
    }
    await expect.poll(() => requests.length).toBe(3);
    expect(requests).toMatchObject([
      { message: 'Affittare una stanza' },
      { message: 'e la caparra?', context: { previous: answer.understood } },
      { message: 'e le bollette?', context: { previous: answer.understood } },
    ]);
    const understood = 'I took your previous question into account: “Affittare una stanza”.';
    await expect(log(page).getByText(understood).last()).toBeVisible();
    await expect(log(page).getByText('Due mensilità.').last()).toHaveAttribute('lang', 'it');
    await expect(log(page).getByRole('button', { name: nextQuestion })).toHaveCount(1);
  });

  await test.step('a thumb is sent again after a failure', async () => {
    await button(page, 'Clear the chat').click();
    await ask(page, 'caparra');
    await log(page).getByRole('button', { name: 'No', exact: true }).click();
    const word = log(page).getByRole('textbox');
    await expect(word).toBeFocused();
    await word.fill('vecchia');
    await page.keyboard.press('Enter');
    await expect(log(page)).toContainText('It did not get through');
    await expect(word).toHaveValue('vecchia');
    await word.press('Enter');
    await expect(log(page)).toContainText('Thank you: we read these to make the answers better.');
    const feedback = {
      helpful: false,
      question: 'caparra',
      comment: 'vecchia',
      type: 'answer',
      lang: expect.stringMatching(/^(it|en)$/),
    };
    expect(sent).toEqual([feedback, feedback]);
  });
});

/** Stores every thumb but the first; returns what was sent. */
async function failFirstFeedback(page: Page): Promise<unknown[]> {
  const sent: unknown[] = [];
  await page.route('**/functions/v1/assistant-feedback', async (route) => {
    const headers = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' };
    if (route.request().method() === 'OPTIONS') return route.fulfill({ status: 204, headers });
    sent.push(route.request().postDataJSON());
    const status = sent.length === 1 ? 503 : 200;
    return route.fulfill({ status, json: { stored: status === 200 }, headers });
  });
  return sent;
}
