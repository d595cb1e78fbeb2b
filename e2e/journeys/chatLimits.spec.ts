/**
 * The assistant's limits, on a backend of their own: three tabs of one network ask what five questions of it
 * and two of each visitor allow.
 */
import type { BrowserContext, Page } from '@playwright/test';
import { type ServedSite, serveSite } from '../../tools/site/serveSite.ts';
import { startBackend } from '../../tools/site/site.ts';
import { input, log, openChat, panel } from './chatPanel.ts';
import { test as base, expect } from './fixtures.ts';
import type { TestedLanguage } from './testScope.ts';

const limits = { ASSISTANT_QUESTIONS_PER_VISITOR: '2', ASSISTANT_QUESTIONS_PER_NETWORK: '5' };

const test = base.extend<object, { site: ServedSite }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from it.
    async ({}, use) => {
      Object.assign(process.env, limits);
      const backend = await startBackend(0);
      for (const name of Object.keys(limits)) delete process.env[name];
      const site = await serveSite(backend.ready);
      await use(site);
      await site.stop();
      await backend.stop();
    },
    { scope: 'worker' },
  ],
});

const greetings = { it: 'ciao', en: 'hello' };
const answers = { it: /^Ciao, dimmi che cosa ti serve\./, en: /^Hello, tell me what you need\./ };
const refusals = {
  it: /^Sono arrivate molte domande in poco tempo\. Puoi farne altre fra (un minuto|[2-5] minuti)\.$/,
  en: /^Many questions came in a short time\. You can ask more in (a minute|[2-5] minutes)\.$/,
};
const elsewhere = {
  it: 'Puoi continuare la conversazione su ChatGPT.',
  en: 'You can continue the conversation in ChatGPT.',
};

/** A tab of the same device: another visitor of the same network, as the assistant counts. */
async function openTab(context: BrowserContext, language: TestedLanguage): Promise<Page> {
  const tab = await context.newPage();
  // The device remembers the language of the tab before.
  await tab.goto(`/?lang=${language}`);
  await expect(tab.locator('html')).toHaveAttribute('data-interactive');
  await openChat(tab, language);
  return tab;
}

/** Asks and waits for the reply; `replies` counts those of this text in the conversation. */
async function ask(tab: Page, language: TestedLanguage, reply: RegExp, replies: number) {
  await input(tab).fill(greetings[language]);
  await tab.keyboard.press('Enter');
  await expect(log(tab).getByText(reply)).toHaveCount(replies);
}

test('who asks too often is told when to go on, first as a visitor, then as a network', async ({
  context,
}) => {
  for (const language of ['it', 'en'] as const) {
    const tab = await openTab(context, language);
    await ask(tab, language, answers[language], 1);
    await ask(tab, language, answers[language], 2);
    await ask(tab, language, refusals[language], 1);
    await expect(
      panel(tab).getByText(elsewhere[language], { exact: true }).first(),
      'says where to go on meanwhile',
    ).toBeVisible();
  }
  // Four questions of the network were answered; refused ones are not counted.
  const third = await openTab(context, 'it');
  await ask(third, 'it', answers.it, 1);
  // Its second question would be within the visitor's limit, and a visitor's first one too.
  await ask(third, 'it', refusals.it, 1);
  await ask(await openTab(context, 'en'), 'en', refusals.en, 1);
});
