/**
 * Each section with each fault of the network or its code: its slot says what happened and how to go
 * on, and the rest of the site works. One test per section and fault visits its home slot and its
 * page, so that failures that the page caches are tested too. A usual run takes a third of the matrix:
 * two sections for each fault, four faults for each section; two of the home page fail in one visit.
 */
import type { Locator, Page } from '@playwright/test';
import { type RemoteName, remoteNames } from 'shared/contract';
import demonstration from 'shared/demonstration.json' with { type: 'json' };
import type { RemoteFailure } from '../../shell/src/federation/RemoteError.ts';
import { addressIn, expect, test } from '../journeys/fixtures.ts';
import { isFullRun, type TestedLanguage } from '../journeys/testScope.ts';
import { text } from '../translations.ts';
import { type SectionFault, sectionFaults } from './sectionFaults.ts';
import { homeSlots, pageSlots, type Slot } from './slots.ts';

const words = (language: TestedLanguage, key: RemoteFailure | 'title' | 'rest') =>
  text('shell', language, `outOfService.${key}`);

/** The sections that fail together, in tests with the same faults. */
function groups(): readonly (readonly RemoteName[])[][] {
  if (isFullRun) return remoteNames.map((remote) => [[remote]]);
  const isOnHome = (remote: RemoteName) => homeSlots.some((slot) => slot.remote === remote);
  const onHome = remoteNames.filter(isOnHome);
  const pairs = onHome.flatMap((_, index) =>
    index % 2 === 0 ? [[onHome.slice(index, index + 2)]] : [],
  );
  const alone = remoteNames.filter((remote) => !isOnHome(remote)).map((remote) => [remote]);
  return [...pairs, alone];
}

for (const [row, group] of groups().entries()) {
  for (const [column, fault] of sectionFaults.entries()) {
    if (!isFullRun && (row + column) % 3 !== 0) continue;
    for (const remotes of group) testFault(remotes, fault);
  }
}

function testFault(remotes: readonly RemoteName[], fault: SectionFault): void {
  const isFaulty = (slot: Slot) => remotes.includes(slot.remote);
  const home = homeSlots.filter(isFaulty);
  const others = homeSlots.filter((slot) => !isFaulty(slot));
  const own = pageSlots.filter(isFaulty);
  const first = home.length > 0 ? home : own;
  // One of each section: when it can be loaded again, the section's other slots are, too.
  const retried = remotes.flatMap((remote) =>
    first.filter((one) => one.remote === remote).slice(0, 1),
  );
  const annotation = { type: 'cells', description: String(remotes.length) };

  test(`${remotes.join(' and ')}: ${fault.name}`, { tag: '@faults', annotation }, async ({
    page,
    site,
    visit,
  }) => {
    if (fault.hangs) await page.clock.install();
    for (const remote of remotes) await fault.inject({ page, site, remote });
    await visit(home.length > 0 ? '/' : (own[0]?.path ?? ''));
    await page.evaluate(() => Reflect.set(window, 'sameLoad', true));

    // Before the clock is moved to the faulty section's timeout, which would abort these requests.
    if (home.length > 0) await expectContent(page, others);
    for (const slot of first) await expectOutOfService(page, slot, fault, 'it');
    await expect(page.getByRole('contentinfo')).toBeVisible();
    if (remotes.includes('chat')) await expect(page.getByRole('button', astra)).toHaveCount(0);

    await page.getByRole('button', { name: 'English' }).click();
    for (const slot of home.length > 0 ? homeSlots : own) await expectHeading(page, slot, 'en');
    for (const slot of first) await expectOutOfService(page, slot, fault, 'en');

    if (home.length === 0) {
      await followMenu(page, '/');
      await expectContent(page, others.slice(0, 1));
    }
    for (const slot of own) {
      await followMenu(page, slot.path);
      await expectRetryToFail(page, slot, fault);
    }
    if (home.length > 0) {
      // Another section's page shows that client navigation works.
      for (const slot of pageSlots.filter((one) => !isFaulty(one)).slice(0, 1)) {
        await followMenu(page, slot.path);
        await expect(contentIn(page, slot)).toBeVisible();
      }
      if (own.length > 0) await followMenu(page, '/');
      else await page.goBack();
      for (const slot of retried) await expectRetryToFail(page, slot, fault);
    }

    await page.unrouteAll({ behavior: 'ignoreErrors' });
    for (const slot of retried) {
      await retryIn(page, slot).click();
      await expect(contentIn(page, slot)).toBeVisible();
      // The retry button had the focus; it moves to the section instead of being lost.
      await expect(containerOf(page, slot).locator(':focus')).toHaveCount(1);
    }
    await expectContent(page, home);
    if (remotes.includes('chat')) await openChat(page);
    for (const slot of home.length > 0 ? own : []) {
      await followMenu(page, slot.path);
      await expect(contentIn(page, slot)).toBeVisible();
    }
    expect(await page.evaluate(() => Reflect.get(window, 'sameLoad'))).toBe(true);
  });
}

const astra = { name: /astra/i } as const;

/** The chat's home section opens the panel of the floating button. */
async function openChat(page: Page): Promise<void> {
  const name = 'Open the chat';
  await page.locator('#astra-gpt').getByRole('button', { name }).click();
  await expect(page.getByRole('dialog', { name: demonstration.assistant })).toBeVisible();
}

const containerOf = (page: Page, { container }: Slot) => page.locator(container);
const contentIn = (page: Page, slot: Slot) => containerOf(page, slot).locator(slot.content).first();
const retryIn = (page: Page, slot: Slot) =>
  containerOf(page, slot).getByRole('button', { name: 'Try again' });

async function expectHeading(page: Page, slot: Slot, language: TestedLanguage): Promise<void> {
  const heading = containerOf(page, slot).getByRole('heading', { name: slot.heading[language] });
  await expect(heading.first()).toBeVisible();
}

/** Scrolls to each slot, because a section loads when it comes near the viewport. */
async function expectContent(page: Page, slots: readonly Slot[]): Promise<void> {
  for (const slot of slots) {
    await containerOf(page, slot).scrollIntoViewIfNeeded();
    await expect(contentIn(page, slot)).toBeVisible();
  }
}

/** The slot shows its heading, what happened, that the rest of the site works, and a retry button. */
async function expectOutOfService(
  page: Page,
  slot: Slot,
  fault: SectionFault,
  language: TestedLanguage,
): Promise<void> {
  const alert = containerOf(page, slot).getByRole('alert');
  await containerOf(page, slot).first().scrollIntoViewIfNeeded();
  await expectAfterTimeout(page, fault, alert);
  await expect(alert).toContainText(words(language, 'title'));
  await expect(alert).toContainText(`${words(language, fault.failure)} ${words(language, 'rest')}`);
  await expect(
    alert.getByRole('button', { name: { it: 'Riprova', en: 'Try again' }[language] }),
  ).toBeVisible();
  await expectHeading(page, slot, language);
}

/** A retry that fails again also suggests reloading the page. */
async function expectRetryToFail(page: Page, slot: Slot, fault: SectionFault): Promise<void> {
  await expectOutOfService(page, slot, fault, 'en');
  await retryIn(page, slot).click();
  const stillNot = containerOf(page, slot).getByText('Still not working?');
  await expectAfterTimeout(page, fault, stillNot);
  await expectOutOfService(page, slot, fault, 'en');
}

/** Waits for an element that may appear only after the page's timeout. */
async function expectAfterTimeout(
  page: Page,
  fault: SectionFault,
  element: Locator,
): Promise<void> {
  await expect(async () => {
    if (fault.hangs) await page.clock.fastForward(11_000);
    await expect(element).toBeVisible({ timeout: fault.hangs ? 300 : 10_000 });
  }).toPass({ timeout: 15_000 });
}

/** Opens another page, in English, by client navigation. */
async function followMenu(page: Page, path: string): Promise<void> {
  await page.getByRole('button', { name: 'Open the menu' }).click();
  await page.locator(`#menu a[href="${addressIn('en', path)}"]`).click();
}
