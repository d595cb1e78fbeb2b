/**
 * Each section, broken in each way that the web knows: its place says what happened and how to go
 * on, and everything else works as if nothing were. One test per section and fault; its home place
 * and its own page are seen in one visit, so that what the page remembers of a failure is tested too.
 */
import type { Locator, Page } from '@playwright/test';
import { type Language, remoteNames } from 'shared/contract';
import demonstration from 'shared/demonstration.json' with { type: 'json' };
import { text } from '../allTexts.ts';
import { expect, test } from '../journeys/fixtures.ts';
import { type SectionFault, sectionFaults } from './sectionFaults.ts';
import { homePlaces, ownPages, type Place } from './sectionPlaces.ts';

const shell = (language: Language, key: string) => text('shell', language, key);

for (const remote of remoteNames) {
  const isBroken = ({ remote: owner }: Place) => owner === remote;
  const home = homePlaces.filter(isBroken);
  const others = homePlaces.filter((place) => !isBroken(place));
  const own = ownPages.filter(isBroken);
  // Where the section has a page, the way leads there and to the home page, past all others.
  const elsewhere = own.length > 0 ? [] : ownPages.slice(0, 1);
  const first = home.length > 0 ? home : own;

  for (const fault of sectionFaults) {
    test(`${remote}: ${fault.name}`, { tag: '@faults' }, async ({ page, site, visit }) => {
      if (fault.hangs) await page.clock.install();
      await fault.make({ page, site, remote });
      await visit(home.length > 0 ? '/' : (own[0]?.path ?? ''));
      await page.evaluate(() => Reflect.set(window, 'sameLoad', true));

      // The others first: what they wait for must not be cut short by the deadline of this one.
      if (home.length > 0) await expectSections(page, others);
      for (const place of first) await expectOutOfService(page, place, fault, 'it');
      await expect(page.getByRole('contentinfo')).toBeVisible();
      if (remote === 'chat') await expect(page.getByRole('button', astra)).toHaveCount(0);

      await page.getByRole('button', { name: 'English' }).click();
      for (const place of home.length > 0 ? homePlaces : own)
        await expectHeading(page, place, 'en');
      for (const place of first) await expectOutOfService(page, place, fault, 'en');

      // Another section opens, and the broken one says so wherever it stands.
      if (home.length === 0) {
        await followMenu(page, '/');
        await expectSections(page, others.slice(0, 1));
      }
      for (const place of elsewhere) {
        await followMenu(page, place.path);
        await expect(signIn(page, place)).toBeVisible();
      }
      const last = [...own, ...home].slice(0, 1);
      for (const place of last) {
        if (own.length > 0) await followMenu(page, place.path);
        else await page.goBack();
        await expectOutOfService(page, place, fault, 'en');
        // Asked again while the fault is there, it fails again, and a new page is offered too.
        await retryIn(page, place).click();
        const stillNot = partOf(page, place).getByText(shell('en', 'outOfService.stillNot'));
        await pastDeadlines(page, fault, stillNot);
        await expectOutOfService(page, place, fault, 'en');

        await page.unrouteAll({ behavior: 'ignoreErrors' });
        await retryIn(page, place).click();
        await expect(signIn(page, place)).toBeVisible();
        // The button went away under the focus, which stays where the section comes.
        await expect(partOf(page, place).locator(':focus')).toHaveCount(1);
      }
      if (own.length > 0 && home.length > 0) {
        await followMenu(page, '/');
        await expectSections(page, home);
      }
      if (remote === 'chat') await openChat(page);
      expect(await page.evaluate(() => Reflect.get(window, 'sameLoad'))).toBe(true);
    });
  }
}

const astra = { name: /astra/i } as const;

/** The place of the chat leads to its panel, which belongs to the floating button. */
async function openChat(page: Page): Promise<void> {
  const name = text('mf-chat', 'en', 'assistant.open');
  await page.locator('#astra-gpt').getByRole('button', { name }).click();
  await expect(page.getByRole('dialog', { name: demonstration.assistant })).toBeVisible();
}

const partOf = (page: Page, { within }: Place) => page.locator(within);
const signIn = (page: Page, place: Place) => partOf(page, place).locator(place.sign).first();
const retryIn = (page: Page, place: Place) =>
  partOf(page, place).getByRole('button', { name: text('common', 'en', 'retry') });

async function expectHeading(page: Page, place: Place, language: Language): Promise<void> {
  const heading = partOf(page, place).getByRole('heading', { name: place.heading[language] });
  await expect(heading.first()).toBeVisible();
}

/** Sections of the home page, each of which is asked for when the visitor comes near. */
async function expectSections(page: Page, places: readonly Place[]): Promise<void> {
  for (const place of places) {
    await partOf(page, place).scrollIntoViewIfNeeded();
    await expect(signIn(page, place)).toBeVisible();
  }
}

/** A place is never blank: its heading, what happened, what still works, what to do. */
async function expectOutOfService(
  page: Page,
  place: Place,
  fault: SectionFault,
  language: Language,
): Promise<void> {
  const alert = partOf(page, place).getByRole('alert');
  await partOf(page, place).first().scrollIntoViewIfNeeded();
  await pastDeadlines(page, fault, alert);
  await expect(alert).toContainText(shell(language, 'outOfService.title'));
  await expect(alert).toContainText(
    `${shell(language, `outOfService.${fault.says}`)} ${shell(language, 'outOfService.rest')}`,
  );
  await expect(
    alert.getByRole('button', { name: text('common', language, 'retry') }),
  ).toBeVisible();
  await expectHeading(page, place, language);
}

/** Waits for something that may come only when the page has lost its patience. */
async function pastDeadlines(page: Page, fault: SectionFault, awaited: Locator): Promise<void> {
  await expect(async () => {
    if (fault.hangs) await page.clock.fastForward(11_000);
    await expect(awaited).toBeVisible({ timeout: fault.hangs ? 300 : 10_000 });
  }).toPass({ timeout: 15_000 });
}

/** Goes to another page as visitors do, without loading the site anew. */
async function followMenu(page: Page, path: string): Promise<void> {
  await page.getByRole('button', { name: shell('en', 'nav.openMenu') }).click();
  await page.locator(`#menu a[href="${path}"]`).click();
}
