/** The links to ChatGPT, and the chat before the first message. */
import demonstration from 'shared/demonstration.json' with { type: 'json' };
import { expect, test } from './fixtures.ts';
import { translateIn } from './testScope.ts';

const name = demonstration.assistant;

for (const language of ['it', 'en'] as const) {
  const t = translateIn(language);
  const ask = t('Chiedi ad Astra', 'Ask Astra');

  // @spec assistant.1
  test(`the home section opens ChatGPT in a new tab (${language})`, async ({ page, visit }) => {
    await visit('/#astra-gpt', language);
    const link = page
      .locator('#astra-gpt')
      .getByRole('link', { name: t('Apri su ChatGPT', 'Open in ChatGPT') });
    await expect(link).toHaveAttribute('href', demonstration.gptUrl);
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', /noopener/);
  });

  // @spec chat.3 chat.6 states.14
  test(`greets with suggestions, which are disabled while the first message is sent (${language})`, async ({
    page,
    visit,
  }) => {
    await visit('/', language);
    await page.getByRole('button', { name: ask }).click();
    const panel = page.getByRole('dialog', { name });
    const suggestions = panel.getByRole('log').getByRole('listitem').getByRole('button');
    await expect(panel).toContainText(
      t('Ciao, sono Astra. Chiedimi pure.', 'Hi, I’m Astra. Ask away.'),
    );
    await expect(suggestions).toHaveCount(5);
    const input = panel.getByRole('textbox');
    await expect(input).toHaveAttribute(
      'placeholder',
      t('Scrivi la tua domanda...', 'Write your question...'),
    );
    // Without a reply, to check the pending state.
    await page.route('**/functions/v1/assistant', () => {});
    await input.fill('Appelli');
    await page.keyboard.press('Enter');
    await expect(panel).toContainText(t('Astra sta scrivendo', 'Astra is typing'));
    for (const suggestion of await suggestions.all()) await expect(suggestion).toBeDisabled();
    await expect(suggestions).toHaveCount(5);
    await panel.getByRole('button', { name: t('Annulla', 'Cancel') }).click();
    await expect(panel).not.toContainText(
      t('Ciao, sono Astra. Chiedimi pure.', 'Hi, I’m Astra. Ask away.'),
    );
    await expect(suggestions).toHaveCount(0);
  });

  // @spec product.16 chat.14
  test(`the panel always links to ChatGPT (${language})`, async ({ page, visit }) => {
    await visit('/', language);
    await page.getByRole('button', { name: ask }).click();
    const link = page
      .getByRole('dialog', { name })
      .getByRole('link', { name: t('Apri su ChatGPT', 'Open in ChatGPT') });
    await expect(link).toHaveAttribute('href', demonstration.gptUrl);
    await expect(link).toHaveAttribute('target', '_blank');
  });
}
