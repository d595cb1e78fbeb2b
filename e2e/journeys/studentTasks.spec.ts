/** Seven things that students come for, each from the home page on a phone, with the taps it takes at most. */
import type { Locator, Page } from '@playwright/test';
import { chooseCourse, dialogOf, gradesOf, leaveCalculator } from './calculators/dialog.ts';
import { expect, test } from './fixtures.ts';
import { previewLinks, textLayer } from './preview.ts';

test.use({ hasTouch: true, isMobile: true });

/** A student's hand. What is typed counts as one tap, whatever its length; a grade as two: its field and its value. */
class Hand {
  taps = 0;

  constructor(private readonly page: Page) {}

  async tap(target: Locator): Promise<void> {
    await target.tap();
    this.taps += 1;
  }

  async type(field: Locator, text: string): Promise<void> {
    await expect(field).toBeFocused();
    await field.fill(text);
    this.taps += 1;
  }

  async grade(field: Locator, grade: string): Promise<void> {
    await field.selectOption({ label: grade });
    this.taps += 2;
  }

  /** Searches the site from the field of the home page and opens a result. */
  async find(typed: string, result: Locator): Promise<void> {
    await this.tap(this.page.getByRole('search').getByRole('searchbox').first());
    await this.type(this.page.getByRole('dialog').getByRole('combobox'), typed);
    await this.tap(result.first());
  }

  /** Taps what opens a stored file in a new tab. */
  async openFile(target: Locator): Promise<void> {
    const context = this.page.context();
    const opened = context.waitForEvent('page');
    // A browser without a viewer downloads the file, and the tab keeps no address.
    const requested = context.waitForEvent('request', (request) =>
      /\/storage\/v1\/object\/.+\.pdf/.test(request.url()),
    );
    await this.tap(target.first());
    await requested;
    await (await opened).close();
  }

  /** A section of the home page loads its code when it is near. */
  async openCalculator(name: string): Promise<void> {
    const section = this.page.locator('#calcolatori');
    await section.scrollIntoViewIfNeeded();
    await this.tap(section.locator('button, a').filter({ hasText: name }));
    await expect(dialogOf(this.page)).toBeVisible();
  }
}

async function doTask(
  page: Page,
  name: string,
  most: number,
  run: (hand: Hand) => Promise<void>,
): Promise<void> {
  await test.step(`${name}: at most ${most} taps`, async () => {
    const hand = new Hand(page);
    await run(hand);
    expect(hand.taps).toBeLessThanOrEqual(most);
  });
}

async function goHome(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('link').first().click();
  await expect(page).toHaveURL('/');
}

test('a handout, a guide and a person to write to take four taps each', async ({ page, visit }) => {
  const main = page.getByRole('main');
  const groupOf = (name: string) => page.getByRole('group', { name }).getByRole('option');
  await visit('/');
  await doTask(page, 'find and open a handout', 4, async (hand) => {
    await hand.find('statistica', page.getByRole('option', { name: /^Statistica/ }));
    await expect(page).toHaveURL(/\/dispense\/secondo-anno\/Statistica/);
    await hand.tap(previewLinks(page).filter({ hasText: 'Appunti completi' }).first());
    await expect(textLayer(page)).toBeVisible({ timeout: 30_000 });
  });
  await goHome(page);
  await doTask(page, 'a guide on internships', 4, async (hand) => {
    await hand.find('stage', groupOf('Guide'));
    await expect(page).toHaveURL(/\/guide\/stage/);
    await hand.openFile(main.locator('[data-mf="guides"]').getByRole('link'));
  });
  await goHome(page);
  await doTask(page, 'write about fees to those who deal with them', 4, async (hand) => {
    await hand.find('chi si occupa di tasse', groupOf('Rappresentanti'));
    await expect(page).toHaveURL(/\/rappresentanti/);
    const mail = main.getByRole('link', { name: 'Scrivi a proposito di ISU' });
    await expect(mail).toHaveAttribute('href', /^mailto:[^?]+\?subject=A%20proposito%20di%20ISU/);
    // Tapping it would open the mail program.
    await mail.tap({ trial: true });
    hand.taps += 1;
  });
});

test('an event into the calendar takes two taps, a question and its follow-up seven', async ({
  page,
  visit,
}) => {
  await visit('/');
  await doTask(page, 'an event into the calendar', 2, async (hand) => {
    await page.locator('#eventi').scrollIntoViewIfNeeded();
    const event = page.locator('#eventi').getByRole('article').first();
    await hand.tap(event.getByRole('button', { name: 'Aggiungi al calendario' }));
    const download = page.waitForEvent('download');
    await hand.tap(event.getByRole('button', { name: /^Scarica il file .ics/ }));
    expect((await download).suggestedFilename()).toMatch(/\.ics$/);
    await page.keyboard.press('Escape');
  });
  await doTask(page, 'a question and its follow-up', 7, async (hand) => {
    await hand.tap(page.getByRole('button', { name: 'Chiedi ad Astra' }));
    const chat = page.getByRole('dialog', { name: 'Astra' });
    const answers = chat.locator('[data-message]');
    for (const [index, question] of ['quando si paga la prima rata?', 'e la seconda?'].entries()) {
      await hand.tap(chat.getByRole('textbox'));
      await hand.type(chat.getByRole('textbox'), question);
      await hand.tap(chat.getByRole('button', { name: 'Invia' }));
      await expect(answers).toHaveCount(2 * (index + 1));
    }
    await expect(answers.last()).toContainText('La risposta è la stessa di prima.');
  });
});

test('a graduation grade takes sixteen taps, the destinations within reach seven', async ({
  page,
  visit,
}) => {
  const dialog = dialogOf(page);
  await visit('/');
  await doTask(page, 'the law degree’s destinations within reach', 7, async (hand) => {
    await hand.openCalculator('Exchange Giurisprudenza');
    await hand.grade(gradesOf(page).nth(0), '28');
    await hand.grade(gradesOf(page).nth(1), '30');
    await hand.tap(dialog.getByRole('button', { name: 'Vedi le destinazioni' }));
    const only = dialog.getByRole('switch', { name: 'Solo a portata' });
    await expect(only).toBeInViewport({ ratio: 1 });
    await hand.tap(only);
    await expect(dialog.locator('li[data-reached="true"]:visible').first()).toBeVisible();
    await expect(dialog.locator('li[data-reached="false"]:visible')).toHaveCount(0);
  });
  await leaveCalculator(page);
  await doTask(
    page,
    'the graduation grade with six exams, and what a target needs',
    16,
    async (hand) => {
      await hand.openCalculator('Voto di laurea triennale');
      await chooseCourse(page);
      hand.taps += 2;
      for (const [index, grade] of ['28', '30L', '27', '29', '26', '30'].entries()) {
        await hand.grade(gradesOf(page).nth(index), grade);
      }
      const needed = 'Che media ti serve';
      await hand.tap(dialog.getByRole('button', { name: needed }));
      await expect(dialog.getByRole('heading', { name: needed })).toBeInViewport();
      await expect(dialog.locator('[data-part="planner"]')).toContainText('110');
    },
  );
});
