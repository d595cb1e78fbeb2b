import { createHash } from 'node:crypto';
import { readByteRange } from './byteRange.ts';

type StoredFile = {
  readonly name: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly contentType: string;
  readonly cacheControl: string;
};

/** Serves a file as PDF viewers need it: with ranges, an ETag and, on request, as a download. */
export function fileResponse(request: Request, file: StoredFile): Response {
  const size = file.bytes.byteLength;
  const etag = `"${createHash('sha1').update(file.bytes).digest('hex')}"`;
  const headers = new Headers({
    'content-type': file.contentType,
    'cache-control': file.cacheControl,
    'accept-ranges': 'bytes',
    etag,
    'x-content-type-options': 'nosniff',
  });
  const disposition = contentDisposition(new URL(request.url).searchParams, file.name);
  if (disposition !== undefined) headers.set('content-disposition', disposition);
  // An SVG opened as a document must not run scripts.
  if (file.contentType === 'image/svg+xml') {
    headers.set(
      'content-security-policy',
      "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    );
  }
  if (matchesEtag(request.headers.get('if-none-match'), etag))
    return new Response(null, { status: 304, headers });

  const range = readByteRange(request.headers.get('range'), size);
  if (range === 'unsatisfiable') {
    headers.set('content-range', `bytes */${size}`);
    return new Response(null, { status: 416, headers });
  }
  const part = range === 'whole' ? file.bytes : file.bytes.slice(range.start, range.end + 1);
  if (range !== 'whole') headers.set('content-range', `bytes ${range.start}-${range.end}/${size}`);
  headers.set('content-length', String(part.byteLength));
  return new Response(request.method === 'HEAD' ? null : part, {
    status: range === 'whole' ? 200 : 206,
    headers,
  });
}

/** Compares with `If-None-Match` (RFC 9110): `*`, or a list of weak or strong tags. */
function matchesEtag(header: string | null, etag: string): boolean {
  if (header?.trim() === '*') return true;
  const tags: readonly string[] = header?.match(/"[^"]*"/g) ?? [];
  return tags.includes(etag);
}

/** `?download` uses the object's name, `?download=name.pdf` another one. */
function contentDisposition(query: URLSearchParams, objectName: string): string | undefined {
  const requested = query.get('download');
  if (requested === null) return undefined;
  const name = requested === '' || requested === 'true' ? objectName : requested;
  const ascii = name.replace(/[^\x20-\x7e]|["\\]/g, '_');
  return `attachment; filename="${ascii}"; filename*=UTF-8''${extendedValue(name)}`;
}

/** Encodes also the four characters that RFC 5987 reserves and encodeURIComponent does not encode. */
function extendedValue(text: string): string {
  return encodeURIComponent(text).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
