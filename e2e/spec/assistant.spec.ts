/** Specification section 2, "AI assistant section" and "Chat widget": what no other journey shows. */
import demonstration from 'shared/demonstration.json' with { type: 'json' };
import { text } from '../allTexts.ts';
import { expect, test } from '../journeys/fixtures.ts';

const name = demonstration.assistant;

for (const language of ['it', 'en'] as const) {
  const say = (key: string) => text('mf-chat', language, key, { name });

  test(`the section of the home page leads to the GPT, in a new tab (${language})`, async ({
    page,
    visit,
  }) => {
    await visit('/#astra-gpt', language);
    const way = page.locator('#astra-gpt').getByRole('link', { name: say('assistant.chatGpt') });
    await expect(way).toHaveAttribute('href', demonstration.gptUrl);
    await expect(way).toHaveAttribute('target', '_blank');
    await expect(way).toHaveAttribute('rel', /noopener/);
  });

  test(`before the first message it greets, and tells what to write (${language})`, async ({
    page,
    visit,
  }) => {
    await visit('/', language);
    await page.getByRole('button', { name: say('ask_vowel') }).click();
    const panel = page.getByRole('dialog', { name });
    const chips = panel.getByRole('log').getByRole('listitem').getByRole('button');
    await expect(panel).toContainText(say('welcome.greeting'));
    await expect(chips).toHaveCount(5);
    const input = panel.getByRole('textbox');
    await expect(input).toHaveAttribute('placeholder', say('composer.placeholder'));
    // The reply never comes: what is seen is the pending state.
    await page.route('**/functions/v1/assistant', () => {});
    await input.fill('Appelli');
    await page.keyboard.press('Enter');
    await expect(panel).toContainText(say('typing'));
    await expect(panel).not.toContainText(say('welcome.greeting'));
    await expect(chips).toHaveCount(0);
  });

  test(`the panel leads to ChatGPT, in a new tab, before anything failed (${language})`, async ({
    page,
    visit,
  }) => {
    await visit('/', language);
    await page.getByRole('button', { name: say('ask_vowel') }).click();
    const way = page.getByRole('dialog', { name }).getByRole('link', { name: say('chatGpt') });
    await expect(way).toHaveAttribute('href', demonstration.gptUrl);
    await expect(way).toHaveAttribute('target', '_blank');
  });
}
