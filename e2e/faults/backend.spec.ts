/**
 * Every call of specification section 7, failing in each way: the message of section 8, the rest
 * usable, a way to try again that works, and no answer that came too late. One test per call, in one
 * visit: each "Riprova" meets another failure, the last one the real answer.
 */
import type { Page } from '@playwright/test';
import type { Language } from 'shared/contract';
import { text } from '../allTexts.ts';
import { expect, test } from '../journeys/fixtures.ts';
import {
  answerJson,
  type Call,
  changeColumn,
  holdBack,
  refusals,
  stopCall,
} from './backendFaults.ts';
import type { BackendRead } from './backendRead.ts';
import { calculatorReads } from './calculatorReads.ts';
import { pageReads } from './pageReads.ts';

// Eight failures in one visit, on a machine that has other things to do.
test.describe.configure({ timeout: 180_000 });

/** One test for eight cells of the matrix. */
const row = { tag: '@backend', annotation: { type: 'cells', description: '8' } };

for (const read of [...pageReads, ...calculatorReads]) {
  test(`${read.name}`, row, async ({ page, visit }) => {
    const { column, shows } = read;
    const logged: string[] = [];
    page.on('console', (line) => line.type() === 'error' && logged.push(line.text()));
    await page.clock.install();
    const call = await stopCall(page, read.isCall);
    const changed = { name: 'changed column', handle: changeColumn(column), hangs: false };

    for (const [index, refusal] of [...refusals, ...(shows ? [] : [changed])].entries()) {
      await test.step(refusal.name, async () => {
        logged.length = 0;
        call.answer(refusal.handle);
        if (index === 0) {
          await visit(read.path);
          await read.reach?.(page);
        } else {
          await retry(page, read);
        }
        await untilGivenUp(page, call, refusal.hangs ? 1 : 3);
        await expectMessage(page, read, 'it');
        await expectTold(page, read.told, read.says('it'), logged);
        if (index === 0) await expectInEnglish(page, read);
        if (refusal.name === 'malformed JSON' && read.unexpected) {
          call.answer(answerJson({ rows: 'none' }));
          await retry(page, read);
          await untilGivenUp(page, call, 3);
          await expect(read.place(page)).toContainText(read.unexpected);
          await expectTold(page, read.told, read.unexpected, logged);
        }
      });
    }
    await read.rest?.(page);
    call.restore();
    await retry(page, read);
    await read.shown(page);

    if (shows) {
      await test.step('changed column', async () => {
        call.answer(changeColumn(column));
        await seeAnew(page, read);
        await untilAsked(call);
        await shows(page);
        await expectNoMessage(page, read);
      });
    }

    await test.step('empty', async () => {
      call.answer(answerJson([]));
      await seeAnew(page, read);
      await untilAsked(call);
      await read.empty(page);
      await expectNoMessage(page, read);
    });

    await test.step('slow then fast', async () => {
      const { handle, isHeld, release } = holdBack(answerJson([]));
      call.answer(handle);
      await seeAnew(page, read);
      await expect.poll(isHeld).toBe(true);
      await expectNoMessage(page, read);
      await read.leave(page);
      call.restore();
      await read.enter(page);
      await read.shown(page);
      await release();
      await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(drawn)));
      await read.shown(page);
    });
  });
}

const toastsIn = (page: Page) => page.locator('[role="alertdialog"][data-type="destructive"]');
const alertOf = (page: Page, read: BackendRead, language: Language) =>
  read.place(page).filter({ hasText: read.says(language) });

async function expectMessage(page: Page, read: BackendRead, language: Language): Promise<void> {
  await expect(alertOf(page, read, language).first()).toBeVisible();
}

const expectNoMessage = (page: Page, read: BackendRead) =>
  expect(alertOf(page, read, 'it')).toHaveCount(0);

/** How section 8 says it beside the place itself: in one toast, or to nobody but the log. */
async function expectTold(
  page: Page,
  told: BackendRead['told'],
  message: string,
  logged: readonly string[],
): Promise<void> {
  if (told === 'toast') {
    await expect(toastsIn(page)).toHaveText([`${text('common', 'it', 'errorTitle')}${message}`]);
  } else {
    await expect.poll(() => logged.some((line) => line.startsWith(`${told} `))).toBe(true);
    // At once: a toast would go by itself while one waits for there to be none.
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(drawn)));
    expect(await toastsIn(page).count()).toBe(0);
  }
}

/** The message follows the language, and comes back with it. */
async function expectInEnglish(page: Page, read: BackendRead): Promise<void> {
  const behindDialog = (await page.getByRole('dialog').count()) > 0;
  if (!behindDialog) await expect(page.getByRole('contentinfo')).toBeVisible();
  for (const [name, language] of [
    ['English', 'en'],
    ['Italiano', 'it'],
  ] as const) {
    const button = page.getByRole('button', { name, includeHidden: behindDialog }).first();
    // Whoever closed the dialog to reach it would have everything asked for anew.
    if (behindDialog) await button.dispatchEvent('click');
    else await button.click();
    await expectMessage(page, read, language);
  }
}

async function retry(page: Page, read: BackendRead): Promise<void> {
  // On a phone a toast may lie over the button, as long as the pointer that it came under stays.
  const close = toastsIn(page).getByRole('button', { includeHidden: true });
  // It may go by itself meanwhile.
  if ((await close.count()) > 0)
    await close
      .first()
      .click({ timeout: 2000 })
      .catch(() => {});
  // The next one has to come by itself.
  await expect(toastsIn(page)).toHaveCount(0);
  const name = text('common', 'it', 'retry');
  await read.place(page).getByRole('button', { name }).first().click();
}

/** A read that fails is tried three times, with pauses; one that hangs, once. */
async function untilGivenUp(page: Page, call: Call, attempts: number): Promise<void> {
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    await expect.poll(call.handled, { intervals: [20, 50, 100] }).toBeGreaterThanOrEqual(attempt);
    if (attempt < attempts) await page.clock.fastForward(1000);
  }
  if (attempts === 1) await page.clock.fastForward(15_000);
}

/** Before it, what is shown would be what is shown while any answer is awaited. */
const untilAsked = (call: Call) => expect.poll(call.handled).toBeGreaterThan(0);

/** Comes back when everything that was read has been forgotten. */
async function seeAnew(page: Page, read: BackendRead): Promise<void> {
  await read.leave(page);
  await page.clock.fastForward('01:05:00');
  await read.enter(page);
}
