/**
 * Every read of the pages with every fault: the specified message, a usable page, a
 * retry that works, and no stale response. One test per read: each retry of one visit meets the next
 * fault, and the last one the real response. A usual run takes a third of the responses' faults for each read.
 */
import type { Page } from '@playwright/test';
import { dialogOf } from '../journeys/calculators/dialog.ts';
import { expect, test } from '../journeys/fixtures.ts';
import { isFullRun, type TestedLanguage } from '../journeys/testScope.ts';
import type { BackendRead } from './backendRead.ts';
import { calculatorReads } from './calculatorReads.ts';
import { pageReads } from './pageReads.ts';
import {
  captureRequests,
  type InterceptedCall,
  interceptCall,
  renameColumn,
  respondJson,
  responseFaults,
} from './responseFaults.ts';

// Up to eight faults in one visit, on a machine that runs other tests too.
test.describe.configure({ timeout: 180_000 });

for (const [row, read] of [...pageReads, ...calculatorReads].entries()) {
  // The first one of all meets the page while it loads.
  const triedFaults = responseFaults.filter(
    (_, index) => isFullRun || index === 0 || (row + index) % 3 === 0,
  );
  // And the renamed column, the empty response and the slow one.
  const cells = { type: 'cells', description: String(triedFaults.length + 3) };
  test(`${read.name}`, { tag: '@backend', annotation: cells }, async ({ page, visit }) => {
    const { column, expectWithoutColumn } = read;
    const logged: string[] = [];
    page.on('console', (line) => line.type() === 'error' && logged.push(line.text()));
    await page.clock.install();
    const call = await interceptCall(page, read.isCall);
    const renamed = { name: 'renamed column', handle: renameColumn(column), hangs: false };
    const faults = [...triedFaults, ...(expectWithoutColumn ? [] : [renamed])];

    for (const [index, fault] of faults.entries()) {
      await test.step(fault.name, async () => {
        logged.length = 0;
        call.handle(fault.handle);
        if (index === 0) {
          await visit(read.path);
          await read.trigger?.(page);
        } else {
          await retry(page, read);
        }
        await untilRetriesEnd(page, call, fault.hangs ? 1 : 3);
        await expectMessage(page, read, 'it');
        await expectReported(page, read.reportedBy, read.message('it'), logged);
        if (index === 0) await expectInEnglish(page, read);
        if (fault.name === 'malformed JSON' && read.unexpected) {
          call.handle(respondJson({ rows: 'none' }));
          await retry(page, read);
          await untilRetriesEnd(page, call, 3);
          await expect(read.slot(page)).toContainText(read.unexpected);
          await expectReported(page, read.reportedBy, read.unexpected, logged);
        }
      });
    }
    await read.expectUsable?.(page);
    call.restore();
    await retry(page, read);
    await read.expectData(page);
    // The retry button had the focus; it moves to the data instead of being lost.
    if (read.slot !== dialogOf) await expect(page.locator('main :focus')).toHaveCount(1);

    if (expectWithoutColumn) {
      await test.step('renamed column', async () => {
        call.handle(renameColumn(column));
        await reopenAfterExpiry(page, read);
        await untilRequested(call);
        await expectWithoutColumn(page);
        await expectNoMessage(page, read);
      });
    }

    await test.step('empty', async () => {
      call.handle(respondJson([]));
      await reopenAfterExpiry(page, read);
      await untilRequested(call);
      await read.expectEmpty(page);
      await expectNoMessage(page, read);
    });

    await test.step('slow then fast', async () => {
      const { capture, isHolding, release } = captureRequests(respondJson([]));
      call.handle(capture);
      await reopenAfterExpiry(page, read);
      await expect.poll(isHolding).toBe(true);
      await expectNoMessage(page, read);
      if (read.list) await expect(read.list(page)).toHaveCount(0);
      await read.leave(page);
      call.restore();
      await read.enter(page);
      await read.expectData(page);
      await release();
      await nextFrame(page);
      await read.expectData(page);
    });
  });
}

const toasts = (page: Page) => page.locator('[role="alertdialog"][data-type="destructive"]');
const nextFrame = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
const alertOf = (page: Page, read: BackendRead, language: TestedLanguage) =>
  read.slot(page).filter({ hasText: read.message(language) });

async function expectMessage(
  page: Page,
  read: BackendRead,
  language: TestedLanguage,
): Promise<void> {
  await expect(alertOf(page, read, language).first()).toBeVisible();
}

const expectNoMessage = (page: Page, read: BackendRead) =>
  expect(alertOf(page, read, 'it')).toHaveCount(0);

async function expectReported(
  page: Page,
  reportedBy: BackendRead['reportedBy'],
  message: string,
  logged: readonly string[],
): Promise<void> {
  if (reportedBy === 'toast') {
    await expect(toasts(page)).toHaveText([`Errore${message}`]);
  } else {
    await expect.poll(() => logged.some((line) => line.startsWith(`${reportedBy} `))).toBe(true);
    // Not `toHaveCount(0)`: it would wait until a wrong toast disappears by itself.
    await nextFrame(page);
    expect(await toasts(page).count()).toBe(0);
  }
}

/** The message follows the language of the page, there and back. */
async function expectInEnglish(page: Page, read: BackendRead): Promise<void> {
  const behindDialog = (await page.getByRole('dialog').count()) > 0;
  if (!behindDialog) await expect(page.getByRole('contentinfo')).toBeVisible();
  for (const [name, language] of [
    ['English', 'en'],
    ['Italiano', 'it'],
  ] as const) {
    const button = page.getByRole('button', { name, includeHidden: behindDialog }).first();
    // Closing the dialog to reach the button would send the requests again.
    if (behindDialog) await button.dispatchEvent('click');
    else await button.click();
    await expectMessage(page, read, language);
  }
}

async function retry(page: Page, read: BackendRead): Promise<void> {
  // On a phone a toast may cover the button while the pointer stays over it; it may also close itself.
  const close = toasts(page).getByRole('button', { includeHidden: true });
  if ((await close.count()) > 0)
    await close
      .first()
      .click({ timeout: 2000 })
      .catch(() => {});
  await expect(toasts(page)).toHaveCount(0);
  const name = 'Riprova';
  await read.slot(page).getByRole('button', { name }).first().click();
}

/** A failed read is attempted three times, with backoff; one without a response, once. */
async function untilRetriesEnd(page: Page, call: InterceptedCall, attempts: number): Promise<void> {
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    await expect.poll(call.count, { intervals: [20, 50, 100] }).toBeGreaterThanOrEqual(attempt);
    if (attempt < attempts) await page.clock.fastForward(1000);
  }
  if (attempts === 1) await page.clock.fastForward(15_000);
}

/** Otherwise the loading state would pass for the response. */
const untilRequested = (call: InterceptedCall) => expect.poll(call.count).toBeGreaterThan(0);

/** Reopens the view after its cached data have expired. */
async function reopenAfterExpiry(page: Page, read: BackendRead): Promise<void> {
  await read.leave(page);
  await page.clock.fastForward('01:05:00');
  await read.enter(page);
}
