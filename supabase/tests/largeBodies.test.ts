/**
 * A body of 400 MB took the local server six seconds and 1.8 GB, with or without a key. Who has no key
 * is refused before anything is read; the others are read up to a limit.
 */
import { createHash, randomBytes } from 'node:crypto';
import { request } from 'node:http';
import { expect, it } from 'vitest';
import { runningBackend } from './runningBackend.ts';

const { backend } = runningBackend({ seedFolders: [] });
const megabyte = 1024 * 1024;

type Sent = { status: number | undefined; megabytes: number };

/** Sends until it is answered or has sent everything, whatever length it announces. */
function send(path: string, key: string | undefined, megabytes: number): Promise<Sent> {
  const headers = { 'content-type': 'application/json', ...(key && { apikey: key }) };
  return new Promise((resolve, reject) => {
    let sent = 0;
    const call = request(`${backend().url}${path}`, { method: 'POST', headers });
    call.on('response', (response) => {
      response.resume();
      resolve({ status: response.statusCode, megabytes: sent });
    });
    // After the answer the server may close while we still write.
    call.on('error', reject);
    const piece = Buffer.alloc(megabyte, ' ');
    const more = () => {
      sent += 1;
      if (sent <= megabytes) call.write(piece, more);
      else call.end();
    };
    more();
  });
}

const places = [
  '/rest/v1/events',
  '/rest/v1/rpc/take_pdf_work',
  '/storage/v1/object/sign/guides/a',
];

it.each(places)('%s does not read what comes without a key', async (path) => {
  for (const key of [undefined, 'wrong']) {
    const { status, megabytes } = await send(path, key, 200);
    expect(status).toBe(401);
    expect(megabytes).toBeLessThan(20);
  }
});

it.each(places)('%s reads only so much of what a visitor sends', async (path) => {
  const { status, megabytes } = await send(path, backend().publishableKey, 200);
  expect(status).toBe(413);
  expect(megabytes).toBeLessThan(20);
});

it('the text of the longest PDF is stored', async () => {
  const text = randomBytes(900_000).toString('hex');
  const { url, secretKey, database } = backend();
  await database.sql.exec(
    "insert into public.guides (category, title, file_url) values ('tesi', 'Lunga', 'http://a.example/a.pdf')",
  );
  const { rows } = await database.sql.query<{ id: number }>('select id from private.pdf_files');
  const response = await fetch(`${url}/rest/v1/rpc/save_pdf_pages`, {
    method: 'POST',
    headers: { apikey: secretKey, 'content-type': 'application/json' },
    body: JSON.stringify({ file: rows[0]?.id, pages: text.match(/.{20000}/g) }),
  });
  expect(response.status).toBe(204);
  const stored = await database.sql.query<{ digest: string }>(
    "select md5(string_agg(content, '' order by page)) as digest from private.pdf_pages",
  );
  expect(stored.rows[0]?.digest).toBe(createHash('md5').update(text).digest('hex'));
});
