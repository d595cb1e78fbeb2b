/**
 * A body of 400 MB took the local server six seconds and 1.8 GB, with or without a key. Now a request without
 * a key is refused before its body is read, and other bodies are read up to a limit.
 */
import { createHash, randomBytes } from 'node:crypto';
import { request } from 'node:http';
import { expect, it } from 'vitest';
import { runningBackend } from './runningBackend.ts';

const { backend } = runningBackend({ seedFolders: [] });
const megabyte = 1024 * 1024;

type Sent = { status: number | undefined; megabytes: number };

/** Sends the body until the response arrives or everything is sent. */
function send(path: string, key: string | undefined, megabytes: number): Promise<Sent> {
  const headers = { 'content-type': 'application/json', ...(key && { apikey: key }) };
  return new Promise((resolve, reject) => {
    let sent = 0;
    const call = request(`${backend().url}${path}`, { method: 'POST', headers });
    call.on('response', (response) => {
      response.resume();
      resolve({ status: response.statusCode, megabytes: sent });
    });
    // After its response the server may close the connection while the body is still being sent.
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

const paths = ['/rest/v1/events', '/rest/v1/rpc/take_pdf_work', '/storage/v1/object/sign/guides/a'];

it.each(paths)('%s does not read the body of a request without a key', async (path) => {
  for (const key of [undefined, 'wrong']) {
    const { status, megabytes } = await send(path, key, 200);
    expect(status).toBe(401);
    expect(megabytes).toBeLessThan(20);
  }
});

it.each(paths)('%s limits the body of a visitor', async (path) => {
  const { status, megabytes } = await send(path, backend().publishableKey, 200);
  expect(status).toBe(413);
  expect(megabytes).toBeLessThan(20);
});

it('stores the text of the longest PDF', async () => {
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
