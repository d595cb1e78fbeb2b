/**
 * Seven things that students come for, each from the home page on a phone, with the taps it takes at most. What is
 * typed counts as one tap, whatever its length; a grade as two: its field and its value.
 */
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { Hand } from './studentTasks/student.ts';
import { type Task, tasks } from './studentTasks/tasks.ts';
import { languagesToTest, translateIn } from './testScope.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

const visits = tasks.reduce<Task[][]>((before, task) => {
  if (task.follows) before.at(-1)?.push(task);
  else before.push([task]);
  return before;
}, []);

for (const language of languagesToTest('it')) {
  for (const together of visits) {
    const [first, ...others] = together;
    const more = others.length === 0 ? '' : `, and ${others.length} more`;
    test(`${first?.name} takes few taps${more} (${language})`, async ({ page, site, visit }) => {
      await visit('/', language);
      for (const [index, { name, most, run }] of together.entries()) {
        await test.step(`${name}: at most ${most} taps`, async () => {
          if (index > 0) await goHome(page);
          const hand = new Hand();
          await run({ page, site, hand, t: translateIn(language) });
          expect(hand.taps).toBeLessThanOrEqual(most);
        });
      }
    });
  }
}

async function goHome(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await page.getByRole('banner').getByRole('link').first().click();
  await expect.poll(() => new URL(page.url()).pathname).toBe('/');
}
