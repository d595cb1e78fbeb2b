/** A course of hundreds of files, as the renderer draws it: its page is as short as another's. */
import { expect } from './fixtures.ts';
import { withHandouts } from './ownContent.ts';
import { collectReads } from './watchCalls.ts';

const count = 307;
const course = '/dispense/primo-anno/Corso%20lungo';

/** Named as an import names them. */
const files = `(
  select n, 'corso-lungo-esercizi-' || n || '-' || left(md5(n::text), 16) || '.pdf' as object_name
  from generate_series(1, ${count}) as n
)`;

/** One file of 80 MB; a tenth of the files are no PDFs. */
const seed = `
  insert into public.handouts (year, subject, filename, file_url, uploaded_at)
  select 'First Year', 'Corso lungo', 'Corso lungo - Esercizi ' || n || case n % 10 when 0 then '.docx' else '.pdf' end,
    'http://127.0.0.1:54321/storage/v1/object/public/handouts/' || object_name,
    timestamptz '2026-01-01' - make_interval(days => n)
  from ${files};
  insert into storage.objects (bucket_id, name, metadata)
  select 'handouts', object_name,
    jsonb_build_object('size', case n when 3 then 80000000 else 400000 end)
  from ${files};`;

const test = withHandouts(seed);

test('is drawn with its first files, and read to its end by who asks for more', async ({
  page,
  site,
}) => {
  const reads = collectReads(page);
  await page.goto(site.url + course, { waitUntil: 'networkidle' });
  const main = page.locator('main');
  const rows = main.locator('[data-mf="handouts"] li');
  await expect(main.getByText('307 file, primo anno')).toBeVisible();
  await expect(rows).toHaveCount(20);
  await expect(rows.nth(2)).toContainText('80 MB');
  expect(reads, 'what was drawn is not read again').toEqual([]);

  await main.getByRole('button', { name: 'Mostra altri file (ancora 287)' }).click();
  await expect(rows).toHaveCount(120);
  await expect(rows.nth(20)).toBeFocused();
  expect(reads).toEqual(['handouts']);

  await test.step('the filter takes words in any order', async () => {
    await page.reload({ waitUntil: 'networkidle' });
    await expect(rows).toHaveCount(20);
    await main.getByRole('searchbox').fill('300 esercizi');
    await expect(rows).toHaveText([/Esercizi 300\.docx.*DOCX/]);
    await expect(main.getByRole('status').filter({ hasText: 'risultato' })).toHaveText(
      '1 risultato',
    );
    await expect.poll(() => new URL(page.url()).searchParams.get('q')).toBe('300 esercizi');
    await page.reload({ waitUntil: 'networkidle' });
    await expect(rows).toHaveText([/Esercizi 300/]);
    await main.getByRole('searchbox').fill('');
  });

  await test.step('a large archive says its size and asks', async () => {
    await main.getByRole('button', { name: 'Scarica tutto, 202 MB' }).click();
    await expect(main.getByText('L’archivio pesa 202 MB')).toBeVisible();
    await expect(main.getByRole('button', { name: 'Scarica 202 MB' })).toBeVisible();
  });
});

test('names all of its files without scripts', async ({ site }) => {
  const html = await (await fetch(site.url + course)).text();
  const links = new Set(html.match(/open-handout\?file=[^"]+/g));
  expect(links.size).toBe(count);
  // 1,360 KB before the page carried only its first files. A hosted project has a longer address than the local one.
  const { url } = site.backend;
  expect(html.replaceAll(url, 'https://abcdefghijklmnopqrst.supabase.co').length).toBeLessThan(
    150_000,
  );
});
