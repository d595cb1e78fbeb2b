/** Specification sections 1, 3 and 6: everybody is an anonymous visitor, everywhere. */
import { expect, test } from '../journeys/fixtures.ts';

const paths = [
  '/',
  '/chi-siamo',
  '/rappresentanti',
  '/dispense',
  '/dispense/primo-anno',
  '/dispense/primo-anno/Statistica',
  '/dispense/clmg',
  '/dispense/clmg/primo-anno',
  '/guide',
  '/guide/tesi',
];

test('no page asks who one is, and nobody is signed in', async ({ page, visit }) => {
  // A dozen pages.
  test.slow();
  const signIn =
    /^(accedi|entra|login|log ?in|sign ?(in|up)|registrati|iscriviti ora|il mio account)/i;
  for (const path of paths) {
    await visit(path);
    await page.waitForLoadState('networkidle');
    await expect(page.locator('input[type="password"], [autocomplete*="username"]')).toHaveCount(0);
    await expect(page.getByRole('link', { name: signIn })).toHaveCount(0);
    await expect(page.getByRole('button', { name: signIn })).toHaveCount(0);
  }
  for (const path of ['/login', '/accedi', '/admin', '/account']) {
    await visit(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found');
  }
  // supabase-js keeps a session under `sb-…-auth-token`.
  const kept = await page.evaluate(() => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
  ]);
  expect(kept.filter((key) => /^sb-|token|session/i.test(key))).toEqual([]);
  expect(await page.context().cookies()).toEqual([]);
});
