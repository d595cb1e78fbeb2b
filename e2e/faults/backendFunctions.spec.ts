/** The pages' calls to storage and functions, with every fault. */
import type { Page } from '@playwright/test';
import demonstration from 'shared/demonstration.json' with { type: 'json' };
import { mockPdfPages } from '../journeys/backendMocks.ts';
import { expect, test } from '../journeys/fixtures.ts';
import {
  captureRequests,
  interceptCall,
  type ResponseFault,
  respondJson,
  responseFaults,
} from './responseFaults.ts';

test.describe.configure({ timeout: 180_000 });

const row = { tag: '@backend', annotation: { type: 'cells', description: '8' } };

/** Every fault, a response without content, and one with other field names. */
const faults = (renamed: object): readonly ResponseFault[] => [
  ...responseFaults,
  { name: 'empty', handle: respondJson({}) },
  { name: 'renamed column', handle: respondJson(renamed) },
];

const onChatGpt = 'Puoi continuare la conversazione su ChatGPT.';

// @spec calls.14
test('signed file link', row, async ({ page, context, site, visit }) => {
  await mockPdfPages(context, /\/storage\/v1\/object\/(public|sign)\/.*\.pdf/);
  await page.clock.install();
  const call = await interceptCall(
    page,
    (url) => url.pathname.includes('/object/sign/') && !url.searchParams.has('token'),
  );
  await visit('/dispense/primo-anno/Microeconomia');
  const files = page.locator('main [data-mf="handouts"] li');
  const open = async (file: number) => {
    const opened = context.waitForEvent('page');
    await files
      .nth(file)
      .getByRole('link', { name: /^Apri / })
      .click();
    return opened;
  };
  const original = `${site.backend.url}/storage/v1/object/public/`;

  for (const fault of faults({ url: '/object/sign/handouts/a.pdf?token=a' })) {
    await test.step(fault.name, async () => {
      call.handle(fault.handle);
      const tab = await open(0);
      await expect.poll(call.count).toBe(1);
      if (fault.hangs) await page.clock.fastForward(8000);
      await expect.poll(() => tab.url()).toContain(original);
      await tab.close();
      await expect(page.getByRole('alertdialog')).toHaveCount(0);
    });
  }

  await test.step('slow then fast', async () => {
    const { capture, isHolding, release } = captureRequests((route) => route.continue());
    call.handle(capture);
    const slow = await open(0);
    await expect.poll(isHolding).toBe(true);
    call.restore();
    const fast = await open(1);
    await expect.poll(() => fast.url()).toContain('/object/sign/handouts/');
    const url = fast.url();
    await release();
    await expect.poll(() => slow.url()).toContain('/object/sign/handouts/');
    expect(fast.url()).toBe(url);
    expect(slow.url()).not.toBe(url);
  });
});

// @spec errors.17
test('PDF extraction', row, async ({ page, visit }) => {
  const lines: string[] = [];
  page.on('console', (line) => lines.push(line.text()));
  const call = await interceptCall(page, (url) => url.pathname.endsWith('/extract-pdf-content'));
  const { capture, isHolding, release } = captureRequests(respondJson({}));
  const failed = /^(Failed to extract PDF content|PDF extraction failed)/;
  const finished = /^PDF extraction /;
  const outcomes: Record<string, RegExp | undefined> = {
    timeout: undefined,
    empty: finished,
    'renamed column': finished,
  };
  const slow = { name: 'slow then fast', handle: capture };
  for (const { name, handle } of [...faults({ pages: [] }), slow]) {
    await test.step(name, async () => {
      lines.length = 0;
      call.handle(handle);
      await visit('/chi-siamo');
      await expect.poll(call.count).toBe(1);
      const expected = name in outcomes ? outcomes[name] : failed;
      if (name === slow.name) {
        await expect.poll(isHolding).toBe(true);
        await release();
        await expect.poll(() => lines.some((line) => finished.test(line))).toBe(true);
      } else if (expected) {
        await expect.poll(() => lines.some((line) => expected.test(line))).toBe(true);
      }
      // The visitor sees nothing, whatever the outcome.
      await expect(page.getByRole('alert')).toHaveCount(0);
      await expect(page.getByRole('alertdialog')).toHaveCount(0);
      await expect(page.getByRole('contentinfo')).toBeVisible();
    });
  }
});

// @spec states.15 states.16 errors.16
test('assistant', row, async ({ page, visit }) => {
  await page.clock.install();
  const call = await interceptCall(page, (url) => url.pathname.endsWith('/functions/v1/assistant'));
  await visit('/');
  await openChat(page);
  const panel = page.getByRole('dialog', { name: demonstration.assistant });
  const log = panel.getByRole('log');
  const failed = log.getByText(
    'Mi dispiace, si è verificato un errore. Prova a usare il pulsante "Apri su ChatGPT" per continuare la conversazione.',
  );
  await panel.getByRole('textbox').fill('Quando sono gli appelli?');
  await page.keyboard.press('Enter');
  await expect(log.locator('[data-message]')).toHaveCount(2);

  for (const fault of faults({ reply: 'Ecco.' })) {
    await test.step(fault.name, async () => {
      call.handle(fault.handle);
      await panel.getByRole('button', { name: 'Cancella la chat' }).click();
      await panel.getByRole('textbox').fill('Quando sono gli appelli?');
      await page.keyboard.press('Enter');
      await expect.poll(call.count).toBe(1);
      if (fault.hangs) await page.clock.fastForward(30_000);
      await expect(failed).toBeVisible();
      await expect(panel).toContainText(onChatGpt);
      const link = panel.getByRole('link', { name: 'Apri su ChatGPT' });
      await expect(link.last()).toHaveAttribute('href', demonstration.gptUrl);
      // A second failure replaces the first message.
      await log.getByRole('button', { name: 'Riprova' }).click();
      await expect.poll(call.count).toBe(2);
      if (fault.hangs) await page.clock.fastForward(30_000);
      await expect(failed).toHaveCount(1);
    });
  }
  call.handle(respondJson({ text: 'Ecco gli appelli.', type: 'answer', fallback: false }));
  await log.getByRole('button', { name: 'Riprova' }).click();
  await expect(log).toContainText('Ecco gli appelli.');
  await expect(failed).toHaveCount(0);
  await expect(panel).not.toContainText(onChatGpt);

  await test.step('slow then fast', async () => {
    const { capture, isHolding, release } = captureRequests(respondJson({ text: 'Troppo tardi.' }));
    call.handle(capture);
    await panel.getByRole('textbox').fill('La prima');
    await page.keyboard.press('Enter');
    await expect.poll(isHolding).toBe(true);
    await expect(log).toContainText('Astra sta scrivendo');
    await panel.getByRole('button', { name: 'Annulla' }).click();
    call.handle(respondJson({ text: 'Subito.', type: 'answer', fallback: false }));
    await panel.getByRole('textbox').fill('La seconda');
    await page.keyboard.press('Enter');
    await expect(log).toContainText('Subito.');
    await release();
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    await expect(log).not.toContainText('Troppo tardi.');
  });
});

async function openChat(page: Page): Promise<void> {
  const name = 'Chiedi ad Astra';
  await page.getByRole('button', { name }).click();
}
