/** The calls of specification section 7 that are no reads of a table, failing in each way. */
import type { Page } from '@playwright/test';
import demonstration from 'shared/demonstration.json' with { type: 'json' };
import { text } from '../allTexts.ts';
import { expect, test } from '../journeys/fixtures.ts';
import { answerJson, holdBack, type Refusal, refusals, stopCall } from './backendFaults.ts';

test.describe.configure({ timeout: 180_000 });

const row = { tag: '@backend', annotation: { type: 'cells', description: '8' } };

/** All that is not the answer: what fails, what says nothing, what says it under another name. */
const failures = (changed: object): readonly Refusal[] => [
  ...refusals,
  { name: 'empty', handle: answerJson({}) },
  { name: 'changed column', handle: answerJson(changed) },
];

const chat = (key: string, values = {}) => text('mf-chat', 'it', key, values);

test('signed file link', row, async ({ page, context, site, visit }) => {
  // In place of the PDFs: a browser without a viewer would save them and leave the tab where it was.
  await context.route(/\/storage\/v1\/object\/(public|sign)\/.*\.pdf/, (route) =>
    route.request().isNavigationRequest()
      ? route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>PDF</title>' })
      : route.fallback(),
  );
  await page.clock.install();
  const call = await stopCall(
    page,
    (url) => url.pathname.includes('/object/sign/') && !url.searchParams.has('token'),
  );
  await visit('/dispense/primo-anno/Microeconomia');
  const files = page.locator('main [data-mf="handouts"] li');
  const open = async (file: number) => {
    const opened = context.waitForEvent('page');
    await files.nth(file).getByRole('button').first().click();
    return opened;
  };
  const original = `${site.backend.url}/storage/v1/object/public/`;

  for (const failure of failures({ url: '/object/sign/handouts/a.pdf?token=a' })) {
    await test.step(failure.name, async () => {
      call.answer(failure.handle);
      const tab = await open(0);
      await expect.poll(call.handled).toBe(1);
      if (failure.hangs) await page.clock.fastForward(8000);
      await expect.poll(() => tab.url()).toContain(original);
      await tab.close();
      await expect(page.getByRole('alertdialog')).toHaveCount(0);
    });
  }

  await test.step('slow then fast', async () => {
    const { handle, isHeld, release } = holdBack((route) => route.continue());
    call.answer(handle);
    const slow = await open(0);
    await expect.poll(isHeld).toBe(true);
    call.restore();
    const fast = await open(1);
    await expect.poll(() => fast.url()).toContain('/object/sign/handouts/');
    const address = fast.url();
    await release();
    await expect.poll(() => slow.url()).toContain('/object/sign/handouts/');
    expect(fast.url()).toBe(address);
    expect(slow.url()).not.toBe(address);
  });
});

test('PDF extraction', row, async ({ page, visit }) => {
  const lines: string[] = [];
  page.on('console', (line) => lines.push(line.text()));
  const call = await stopCall(page, (url) => url.pathname.endsWith('/extract-pdf-content'));
  const { handle, isHeld, release } = holdBack(answerJson({}));
  const failed = /^(Failed to extract PDF content|PDF extraction failed)/;
  const answered = /^PDF extraction /;
  const outcomes: Record<string, RegExp | undefined> = {
    timeout: undefined,
    empty: answered,
    'changed column': answered,
  };
  const slow = { name: 'slow then fast', handle };
  for (const { name, handle: answer } of [...failures({ pages: [] }), slow]) {
    await test.step(name, async () => {
      lines.length = 0;
      call.answer(answer);
      await visit('/chi-siamo');
      await expect.poll(call.handled).toBe(1);
      const wanted = name in outcomes ? outcomes[name] : failed;
      if (name === slow.name) {
        await expect.poll(isHeld).toBe(true);
        await release();
        await expect.poll(() => lines.some((line) => answered.test(line))).toBe(true);
      } else if (wanted) {
        await expect.poll(() => lines.some((line) => wanted.test(line))).toBe(true);
      }
      // Whatever becomes of it, the visitor sees nothing.
      await expect(page.getByRole('alert')).toHaveCount(0);
      await expect(page.getByRole('alertdialog')).toHaveCount(0);
      await expect(page.getByRole('contentinfo')).toBeVisible();
    });
  }
});

test('assistant', row, async ({ page, visit }) => {
  await page.clock.install();
  const call = await stopCall(page, (url) => url.pathname.endsWith('/functions/v1/assistant'));
  await visit('/');
  await openChat(page);
  const panel = page.getByRole('dialog', { name: demonstration.assistant });
  const log = panel.getByRole('log');
  const failed = log.getByText(chat('message.failed'));
  await panel.getByRole('textbox').fill('Quando sono gli appelli?');
  await page.keyboard.press('Enter');
  await expect(log.locator('[data-message]')).toHaveCount(2);

  for (const failure of failures({ reply: 'Ecco.' })) {
    await test.step(failure.name, async () => {
      call.answer(failure.handle);
      await panel.getByRole('button', { name: chat('clear') }).click();
      await panel.getByRole('textbox').fill('Quando sono gli appelli?');
      await page.keyboard.press('Enter');
      await expect.poll(call.handled).toBe(1);
      if (failure.hangs) await page.clock.fastForward(30_000);
      await expect(failed).toBeVisible();
      await expect(panel).toContainText(chat('fallback'));
      // Asked again while it still fails, it fails again, in the place of the first message.
      await log.getByRole('button', { name: text('common', 'it', 'retry') }).click();
      await expect.poll(call.handled).toBe(2);
      if (failure.hangs) await page.clock.fastForward(30_000);
      await expect(failed).toHaveCount(1);
    });
  }
  call.answer(answerJson({ text: 'Ecco gli appelli.', type: 'answer', fallback: false }));
  await log.getByRole('button', { name: text('common', 'it', 'retry') }).click();
  await expect(log).toContainText('Ecco gli appelli.');
  await expect(failed).toHaveCount(0);
  await expect(panel).not.toContainText(chat('fallback'));

  await test.step('slow then fast', async () => {
    const { handle, isHeld, release } = holdBack(answerJson({ text: 'Troppo tardi.' }));
    call.answer(handle);
    await panel.getByRole('textbox').fill('La prima');
    await page.keyboard.press('Enter');
    await expect.poll(isHeld).toBe(true);
    await expect(log).toContainText(chat('typing', { name: demonstration.assistant }));
    await panel.getByRole('button', { name: chat('cancel') }).click();
    call.answer(answerJson({ text: 'Subito.', type: 'answer', fallback: false }));
    await panel.getByRole('textbox').fill('La seconda');
    await page.keyboard.press('Enter');
    await expect(log).toContainText('Subito.');
    await release();
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(drawn)));
    await expect(log).not.toContainText('Troppo tardi.');
  });
});

async function openChat(page: Page): Promise<void> {
  const name = chat('ask_vowel', { name: demonstration.assistant });
  await page.getByRole('button', { name }).click();
}
