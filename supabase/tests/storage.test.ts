/** Files as students open them: signed links, ranges and downloads; and links that must not open. */
import { describe, expect, it } from 'vitest';
import { signPath } from '../local/storage/signedToken.ts';
import { sharedBackend } from './sharedBackend.ts';

const { backend, visitor } = sharedBackend();
const oneYear = 31_536_000;
const file = 'primo-anno-diritto-privato-contratti.pdf';

async function signedUrl(lifetime = oneYear): Promise<string> {
  const { data, error } = await visitor().storage.from('handouts').createSignedUrl(file, lifetime);
  if (error !== null) throw error;
  return data.signedUrl;
}

const storage = (path: string, init: RequestInit = {}) =>
  fetch(`${backend().url}/storage/v1/object${path}`, init);

describe('a signed link', () => {
  // @spec calls.13 constants.6
  it('opens a private handout for a year, without any key', async () => {
    const url = await signedUrl();
    const response = await fetch(url);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/pdf');
    expect(await response.text()).toMatch(/^%PDF-1\.7/);
    const token = new URL(url).searchParams.get('token') ?? '';
    const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
    expect(claims.exp - claims.iat).toBe(oneYear);
  });

  it('returns no body for HEAD', async () => {
    const response = await fetch(await signedUrl(), { method: 'HEAD' });
    expect(response.status).toBe(200);
    expect(Number(response.headers.get('content-length'))).toBeGreaterThan(5000);
    expect(await response.text()).toBe('');
  });

  it.each([
    ['bytes=0-4', 206, '%PDF-'],
    ['bytes=1-3', 206, 'PDF'],
    ['bytes=-6', 206, '%%EOF\n'],
    ['Bytes=0-4', 206, '%PDF-'],
    ['bytes=999999999-', 416, ''],
  ])('returns the range %s with %i', async (range, status, text) => {
    const response = await fetch(await signedUrl(), { headers: { range } });
    expect(response.status).toBe(status);
    expect(response.headers.get('content-range')).toMatch(/^bytes (\d+-\d+|\*)\/\d+$/);
    expect(await response.text()).toBe(text);
  });

  it.each(['bytes=0-1,3-4', 'lines=1-2', 'bytes=5-2'])('ignores the range %s', async (range) => {
    const response = await fetch(await signedUrl(), { headers: { range } });
    expect(response.status).toBe(200);
  });

  it('downloads under a requested name', async () => {
    const name = `Più "note" (l'8*).pdf`;
    const url = `${await signedUrl()}&download=${encodeURIComponent(name)}`;
    const disposition = (await fetch(url)).headers.get('content-disposition');
    // RFC 5987 reserves the four characters that encodeURIComponent does not encode.
    expect(disposition).toBe(
      `attachment; filename="Pi_ _note_ (l'8*).pdf"; filename*=UTF-8''Pi%C3%B9%20%22note%22%20%28l%278%2A%29.pdf`,
    );
  });

  it('returns 304 when the browser has the file', async () => {
    const url = await signedUrl();
    const etag = (await fetch(url)).headers.get('etag') ?? '';
    const status = async (header: string) =>
      (await fetch(url, { headers: { 'if-none-match': header } })).status;
    for (const header of [etag, `W/${etag}`, `"older", ${etag}`, `"older",W/${etag} ,"a"`, '*']) {
      expect(await status(header), header).toBe(304);
    }
    for (const header of ['"older"', etag.slice(1, -1), '"*"']) {
      expect(await status(header), header).toBe(200);
    }
  });
});

describe('an invalid link', () => {
  it('is refused when its token was changed', async () => {
    expect((await fetch(`${await signedUrl()}x`)).status).toBe(400);
  });

  it('is refused for another file', async () => {
    const url = (await signedUrl()).replace(file, 'primo-anno-diritto-privato-obbligazioni.pdf');
    expect((await fetch(url)).status).toBe(400);
  });

  it('is refused when another project signed it', async () => {
    const token = await signPath(`handouts/${file}`, oneYear, 'the secret of another project');
    expect((await storage(`/sign/handouts/${file}?token=${token}`)).status).toBe(400);
  });

  it('is no key for the API', async () => {
    const token = new URL(await signedUrl()).searchParams.get('token') ?? '';
    const { url, publishableKey } = backend();
    const response = await fetch(`${url}/rest/v1/events`, {
      headers: { apikey: publishableKey, authorization: `Bearer ${token}` },
    });
    expect(response.status).toBe(401);
  });

  it('is refused after it expires', async () => {
    const url = await signedUrl(1);
    await expect.poll(async () => (await fetch(url)).status, { timeout: 5000 }).toBe(400);
  });

  it('is refused without a token, as is the public URL of a private bucket', async () => {
    expect((await storage(`/sign/handouts/${file}`)).status).toBe(400);
    const response = await storage(`/public/handouts/${file}`);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ error: 'Bucket not found' });
  });
});

describe('signing', () => {
  it('says that a file does not exist', async () => {
    const { data, error } = await visitor()
      .storage.from('handouts')
      .createSignedUrl('terzo-anno-econometria-dati-panel.pdf', oneYear);
    expect(data).toBeNull();
    expect(error?.message).toBe('Object not found');
  });

  it('needs a key', async () => {
    const response = await storage(`/sign/handouts/${file}`, {
      method: 'POST',
      body: JSON.stringify({ expiresIn: 60 }),
    });
    expect(response.status).toBe(401);
  });

  it.each([{}, { expiresIn: 0 }, { expiresIn: 'a year' }])('refuses %o', async (body) => {
    const response = await storage(`/sign/handouts/${file}`, {
      method: 'POST',
      headers: { apikey: backend().publishableKey, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    expect(response.status).toBe(400);
  });
});

describe('public files', () => {
  it.each([
    ['/public/photos/aurora-esempio.svg', 'image/svg+xml'],
    ['/public/guides/tesi-scrivere-la-tesi.pdf', 'application/pdf'],
    ['/public/clmg/anno-1-economia-politica-per-giuristi.pdf', 'application/pdf'],
  ])('%s opens without a key', async (path, type) => {
    const response = await storage(path);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe(type);
  });

  it.each([
    '/public/photos/foto-mancante.svg',
    '/public/photos/..%2f..%2fpackage.json',
    '/public/photos/%E0%A4%A',
    '/public/nowhere/a.pdf',
  ])('%s does not open', async (path) => {
    expect((await storage(path)).status).toBe(400);
  });
});
