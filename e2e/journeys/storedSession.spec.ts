/** A session of another application; `accessibility.spec.ts` proves that the site has none of its own. */
import { expect, test } from './fixtures.ts';

// The site creates no session, but supports one that another application has stored.
// @spec entities.12 roles.5 constants.9
test('uses a stored session and refreshes it before it expires', async ({ page, site, visit }) => {
  const [project] = new URL(site.backend.url).hostname.split('.');
  const key = `sb-${project}-auth-token`;
  const session = (access_token: string, expires_in: number) => ({
    access_token,
    refresh_token: `refreshes ${access_token}`,
    expires_in,
    expires_at: Math.floor(Date.now() / 1000) + expires_in,
    token_type: 'bearer',
    user: { id: '00000000-0000-0000-0000-000000000001', aud: 'authenticated' },
  });
  await page.addInitScript(
    ([name, text]) => {
      if (name && text && localStorage.getItem(name) === null) localStorage.setItem(name, text);
    },
    [key, JSON.stringify(session('old', 80))],
  );
  const refreshes: unknown[] = [];
  await page.route('**/auth/v1/token?grant_type=refresh_token', async (route) => {
    const headers = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' };
    if (route.request().method() === 'OPTIONS') return route.fulfill({ status: 204, headers });
    refreshes.push(route.request().postDataJSON());
    return route.fulfill({ json: session('new', 3600), headers });
  });
  const stored = () => page.evaluate((name) => JSON.parse(localStorage.getItem(name) ?? '{}'), key);

  await visit('/chi-siamo');
  await expect.poll(async () => (await stored()).access_token).toBe('new');
  expect(await stored()).toEqual({ ...session('new', 3600), expires_at: expect.any(Number) });
  await page.reload();
  await page.waitForLoadState('networkidle');
  expect((await stored()).access_token).toBe('new');
  expect(refreshes).toEqual([{ refresh_token: 'refreshes old' }]);

  const signatures: (string | undefined)[] = [];
  await page.route('**/rest/v1/guides?*', async (route) => {
    if (route.request().method() === 'OPTIONS') return route.fallback();
    signatures.push(route.request().headers().authorization);
    // The demonstration's backend would reject this session.
    return route.fulfill({ json: [], headers: { 'access-control-allow-origin': '*' } });
  });
  await visit('/guide');
  await expect.poll(() => signatures).toEqual(['Bearer new']);
});
