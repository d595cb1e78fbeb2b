import type { Page } from '@playwright/test';

interface Step {
  name: string;
  run: (page: Page) => Promise<unknown>;
  /** Not part of the typical visit; counted apart. */
  isOptional?: true;
}

const handouts = '[data-mf="handouts"]';

const followLink = (address: string) => (page: Page) =>
  page.locator(`main a[href="${address}"]`).first().tap();

async function openFromMenu(page: Page, address: string): Promise<void> {
  await page.tap('button[aria-controls="menu"]');
  await page.tap(`#menu a[href="${address}"]`);
}

/** A student looks at the home page, finds a guide and a handout, and sees who represents them. */
export const steps: readonly Step[] = [
  {
    name: 'home, to its end',
    run: async (page) => {
      await page.goto('/');
      await page.locator(`${handouts} ul h3`).first().waitFor();
      for (const anchor of ['calcolatori', 'marketplace', 'eventi', 'astra-gpt']) {
        await page.locator(`#${anchor}`).scrollIntoViewIfNeeded();
        await page.locator(`#${anchor} [data-mf]`).first().waitFor();
      }
    },
  },
  { name: 'the guides', run: (page) => openFromMenu(page, '/guide') },
  { name: 'one category of guides', run: followLink('/guide/tesi') },
  { name: 'the handouts', run: (page) => openFromMenu(page, '/dispense') },
  { name: 'a year', run: followLink('/dispense/secondo-anno') },
  { name: 'a course', run: followLink('/dispense/secondo-anno/Statistica') },
  {
    name: 'opening a file',
    run: async (page) => {
      const opened = page.context().waitForEvent('page');
      await page.locator(`${handouts} li button`).first().tap();
      await (await opened).waitForLoadState().catch(() => undefined);
    },
  },
  { name: 'the representatives', run: (page) => openFromMenu(page, '/rappresentanti') },
  {
    name: 'one question to the assistant',
    isOptional: true,
    run: async (page) => {
      await page.goto('/');
      await page.tap('[data-mf="chat"] button[aria-haspopup="dialog"]');
      await page.fill('[role="dialog"] textarea', 'Quando scadono le tasse?');
      await page.tap('[role="dialog"] button[type="submit"]');
    },
  },
  {
    name: 'one calculator, opened',
    isOptional: true,
    run: async (page) => {
      await page.goto('/?calcolatore=graduation#calcolatori');
      await page.locator('[role="dialog"] [role="combobox"]').first().waitFor();
    },
  },
  {
    name: 'coming back to the home page',
    isOptional: true,
    run: (page) => page.goto('/'),
  },
];
