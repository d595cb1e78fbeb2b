/** Files are opened as a browser would, by their two ends, from servers of every temper. */
import { describe, expect, it } from 'vitest';
import { DeadLink, openFile, UnusableLink } from '../content/project/openFile.ts';
import { project } from '../content/project.ts';
import { type Answer, answering } from './answering.ts';

const pdf = `%PDF-1.7\n${'x'.repeat(5000)}\n%%EOF\n`;

it('loads two kilobytes of a file, where the server can give parts', async () => {
  const asked: string[] = [];
  const url = await answering(({ headers }) => {
    asked.push(headers.range ?? '');
    const isEnd = !headers.range?.startsWith('bytes=0-');
    const body = isEnd ? pdf.slice(-1024) : pdf.slice(0, 1024);
    const range = { 'content-range': `bytes 0-1023/${pdf.length}` };
    return { status: 206, type: 'application/pdf', headers: range, body };
  });
  const file = await openFile(`${url}/a.pdf`);
  // From the start, because not every bucket understands a range that counts from the end.
  expect(asked).toEqual(['bytes=0-1023', `bytes=${pdf.length - 1024}-${pdf.length - 1}`]);
  expect(file).toMatchObject({ contentType: 'application/pdf', size: pdf.length });
  expect(file.start).toContain('%PDF-');
  expect(file.end).toContain('%%EOF');
});

it('and the whole where it cannot', async () => {
  const headers = { 'content-length': String(pdf.length) };
  const url = await answering(() => ({ type: 'application/pdf', headers, body: pdf }));
  const file = await openFile(url);
  expect([file.start.length, file.end.length, file.size]).toEqual([1024, 1024, pdf.length]);
  expect(file.end).toContain('%%EOF');
});

it('asks a server once more that fails for a moment', async () => {
  let asked = 0;
  const url = await answering(() => {
    asked += 1;
    return asked === 1 ? { status: 503 } : { type: 'application/pdf', body: pdf };
  });
  expect((await openFile(url)).start).toContain('%PDF-');
});

it.each([
  [
    'the storage’s own words',
    { status: 400, body: '{"statusCode":"404","message":"Object not found"}' },
    '404 Object not found',
  ],
  ['the status', { status: 410, body: 'gone', type: 'text/html' }, '410 Gone'],
  ['the status of one that keeps failing', { status: 500 }, '500 Internal Server Error'],
])('says why a file does not open: %s', async (_, answer, message) => {
  const url = await answering(() => answer);
  const failure = openFile(url);
  await expect(failure).rejects.toBeInstanceOf(DeadLink);
  await expect(failure).rejects.toThrow(message);
});

it('asks nobody for what no link may have', async () => {
  for (const address of ['file:///etc/passwd', '/uploads/tesi.pdf', 'tesi.pdf']) {
    await expect(openFile(address)).rejects.toBeInstanceOf(UnusableLink);
  }
});

it('opens a handout by the link of the storage, wherever its address says it is', async () => {
  const asked: string[] = [];
  const url = await answering(({ method, url: path = '' }) => {
    asked.push(`${method} ${path}`);
    if (method === 'POST')
      return { body: '[{"path":"a b.pdf","signedURL":"/object/sign/handouts/a b.pdf?token=t"}]' };
    return { type: 'application/pdf', body: pdf };
  });
  const elsewhere = 'https://old.example/storage/v1/object/public/handouts/a b.pdf';
  await project(url, 'key', 'handouts').openHandout(elsewhere);
  expect(asked.slice(0, 2)).toEqual([
    'POST /storage/v1/object/sign/handouts',
    'GET /storage/v1/object/sign/handouts/a%20b.pdf?token=t',
  ]);
});

describe.each([
  ['has no such file', { body: '[{"path":"a.pdf","signedURL":null,"error":"No such file"}]' }],
  ['has no such bucket', { status: 400, body: '{"statusCode":"404","message":"No such file"}' }],
])('when the storage %s', (_, refusal) => {
  const opened = async (file: Answer) => {
    const url = await answering(({ method }) => (method === 'POST' ? refusal : file));
    return project(url, 'key', 'handouts').openHandout(`${url}/handouts/a.pdf`);
  };

  it('opens a handout at its own address', async () => {
    expect((await opened({ type: 'application/pdf', body: pdf })).start).toContain('%PDF-');
  });

  it('gives the storage’s reason when that is dead too', async () => {
    await expect(opened({ status: 404 })).rejects.toThrow('No such file');
  });
});
