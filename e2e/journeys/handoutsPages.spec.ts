/** Opening a file, from the choice of the year on. */
import { mockSignedFiles } from './backendMocks.ts';
import { backendRows } from './backendRows.ts';
import { expect, test } from './fixtures.ts';

// @spec product.11 product.19 coursePage.2 calls.13 constants.6
test('a file opens in a new tab by keyboard, middle click and button, from a signed link', async ({
  page,
  context,
  site,
  visit,
}) => {
  await visit('/dispense');
  const year = page.locator('main').getByRole('link', { name: 'Secondo anno' });
  await year.focus();
  await page.keyboard.press('Enter');
  const course = page.getByRole('link', { name: 'Statistica', exact: true });
  await course.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Nuovo', { exact: true }).first()).toBeVisible();

  const file = page.getByRole('link', { name: /^Statistica - Probabilità/ });
  await file.focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: /^Apri Statistica - Probabilità/ })).toBeFocused();
  const isSigned = (url: string) => url.includes('/storage/v1/object/sign/handouts/');
  const fetched = context.waitForEvent(
    'request',
    (request) => isSigned(request.url()) && request.method() === 'GET',
  );
  const opened = context.waitForEvent('page');
  await page.keyboard.press('Enter');
  await opened;
  const response = await (await fetched).response();
  expect(response?.status()).toBe(200);
  expect(response?.headers()['content-type']).toContain('application/pdf');

  await mockSignedFiles(context);
  // Its address signs when it is followed.
  const openedByMiddleClick = context.waitForEvent('page');
  await file.click({ button: 'middle' });
  await openedByMiddleClick;
  await expect(page).toHaveURL(/\/Statistica$/);

  await test.step('the link is requested by file name, for 31,536,000 seconds', async () => {
    const newest = 'year=eq.Second%20Year&subject=eq.Statistica&order=uploaded_at.desc&limit=1';
    const [row] = await backendRows(site, 'handouts', newest);
    const object = row?.file_url?.split('/').at(-1) ?? '';
    expect(object).toMatch(/\.pdf$/);
    const signing = page.waitForRequest(
      (request) => request.method() === 'POST' && request.url().includes('/object/sign/'),
    );
    const openedByClick = context.waitForEvent('page');
    await page
      .locator('main li')
      .first()
      .getByRole('link', { name: /^Apri / })
      .click();
    const request = await signing;
    expect(new URL(request.url()).pathname).toBe(`/storage/v1/object/sign/handouts/${object}`);
    expect(request.postDataJSON()).toEqual({ expiresIn: 31_536_000 });
    const tab = await openedByClick;
    await expect.poll(() => tab.url()).toContain(`/object/sign/handouts/${object}?token=`);
  });
});
