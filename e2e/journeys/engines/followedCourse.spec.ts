/** The link that carries courses; `examDate.spec.ts` has what a device keeps of one, in every engine too. */
import { line } from '../followedCourses.ts';
import { expect, test } from './fixtures.ts';

test('a link brings courses, which are followed when the visitor says so', {
  tag: '@engines',
}, async ({ page, visit }) => {
  const courses = encodeURIComponent('[["2","Statistica"],["2","Marketing"]]');
  await visit(`/dispense#corsi=${courses}`);
  await expect(page.getByRole('heading', { name: '2 corsi da seguire' })).toBeVisible();
  await expect(line(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Segui questi 2' }).click();
  await expect(line(page).getByRole('link', { name: 'Statistica' })).toBeVisible();
  await expect(page).toHaveURL('/dispense');
});
