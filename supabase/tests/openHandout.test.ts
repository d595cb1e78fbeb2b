/** The address by which readers without scripts open a handout, whose bucket is private. */
import { expect, it } from 'vitest';
import { runningBackend } from './runningBackend.ts';

const { backend } = runningBackend();

const ask = (file: string) =>
  fetch(`${backend().url}/functions/v1/open-handout?file=${encodeURIComponent(file)}`, {
    redirect: 'manual',
  });

it('leads to a link of the storage beside it, which is stored nowhere', async () => {
  const { rows } = await backend().database.sql.query<{ name: string }>(
    "select name from storage.objects where bucket_id = 'handouts' order by name limit 1",
  );
  const response = await ask(rows[0]?.name ?? '');
  expect(response.status).toBe(302);
  expect(response.headers.get('cache-control')).toBe('no-store');
  const location = response.headers.get('location') ?? '';
  // Also right below the site's edge.
  expect(new URL(location, 'https://site.example/api/functions/v1/open-handout').pathname).toMatch(
    /^\/api\/storage\/v1\/object\/sign\/handouts\//,
  );
  const file = await fetch(new URL(location, response.url));
  expect(file.headers.get('content-type')).toBe('application/pdf');
});

it.each([
  ['', 400],
  ['x'.repeat(2000), 400],
  ['nothing.pdf', 404],
  ['../guides/a.pdf', 404],
])('%j opens nothing', async (file, status) => {
  expect((await ask(file)).status).toBe(status);
});
