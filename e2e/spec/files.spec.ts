/** Specification section 7, "Signed file link". */
import { backendRows } from '../journeys/backendRows.ts';
import { expect, test } from '../journeys/fixtures.ts';
import { showSignedFiles } from '../journeys/signedFile.ts';

const course = '/dispense/secondo-anno/Statistica';
const ofCourse = 'year=eq.Second%20Year&subject=eq.Statistica&order=uploaded_at.desc&limit=1';

test('a file is asked for by its last path segment, for 31,536,000 seconds', async ({
  page,
  context,
  site,
  visit,
}) => {
  const [row] = await backendRows(site, 'handouts', ofCourse);
  const object = row?.file_url?.split('/').at(-1) ?? '';
  expect(object).toMatch(/\.pdf$/);
  await showSignedFiles(context);
  await visit(course);
  const asked = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().includes('/object/sign/'),
  );
  const opened = context.waitForEvent('page');
  await page.locator('main li').first().getByRole('button').first().click();
  const request = await asked;
  expect(new URL(request.url()).pathname).toBe(`/storage/v1/object/sign/handouts/${object}`);
  expect(request.postDataJSON()).toEqual({ expiresIn: 31_536_000 });
  const tab = await opened;
  await expect.poll(() => tab.url()).toContain(`/object/sign/handouts/${object}?token=`);
});
