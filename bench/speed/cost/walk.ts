import type { Page } from '@playwright/test';

/** One step of a typical visit, and what is on the page when it is done. */
interface Step {
  name: string;
  go: (page: Page) => Promise<unknown>;
  /** Not everybody does this: told apart from the visit itself. */
  beside?: true;
}

const handouts = '[data-mf="handouts"]';

const follow = (address: string) => (page: Page) =>
  page.locator(`main a[href="${address}"]`).first().tap();

async function byMenu(page: Page, address: string): Promise<void> {
  await page.tap('button[aria-controls="menu"]');
  await page.tap(`#menu a[href="${address}"]`);
}

/** A student looks at the home page, finds a guide and a handout, and sees who represents them. */
export const steps: readonly Step[] = [
  {
    name: 'home, to its end',
    go: async (page) => {
      await page.goto('/');
      await page.locator(`${handouts} ul h3 button`).first().waitFor();
      for (const anchor of ['calcolatori', 'marketplace', 'eventi', 'astra-gpt']) {
        await page.locator(`#${anchor}`).scrollIntoViewIfNeeded();
        await page.locator(`#${anchor} [data-mf]`).first().waitFor();
      }
    },
  },
  { name: 'the guides', go: (page) => byMenu(page, '/guide') },
  { name: 'one category of guides', go: follow('/guide/tesi') },
  { name: 'the handouts', go: (page) => byMenu(page, '/dispense') },
  { name: 'a year', go: follow('/dispense/secondo-anno') },
  { name: 'a course', go: follow('/dispense/secondo-anno/Statistica') },
  {
    name: 'opening a file',
    go: async (page) => {
      const opened = page.context().waitForEvent('page');
      await page.locator(`${handouts} li button`).first().tap();
      await (await opened).waitForLoadState().catch(() => undefined);
    },
  },
  { name: 'the representatives', go: (page) => byMenu(page, '/rappresentanti') },
  {
    name: 'one question to the assistant',
    beside: true,
    go: async (page) => {
      await page.goto('/');
      await page.tap('[data-mf="chat"] button[aria-haspopup="dialog"]');
      await page.fill('[role="dialog"] textarea', 'Quando scadono le tasse?');
      await page.tap('[role="dialog"] button[type="submit"]');
    },
  },
  {
    name: 'one calculator, opened',
    beside: true,
    go: async (page) => {
      await page.goto('/?calcolatore=graduation#calcolatori');
      await page.locator('[role="dialog"] [role="combobox"]').first().waitFor();
    },
  },
  {
    name: 'coming back to the home page',
    beside: true,
    go: (page) => page.goto('/'),
  },
];
