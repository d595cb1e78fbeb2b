import { sha256Hex } from './rateLimit.ts';

/**
 * A text that anybody may cache for five minutes, or 304 where the caller has it.
 *
 * @param changed when it was changed last; without it, only its hash tells.
 */
export async function publicText(
  { method, headers }: Request,
  text: string,
  ownHeaders: Readonly<Record<string, string>>,
  changed?: Date,
): Promise<Response> {
  const etag = `"${await sha256Hex(text, 12)}"`;
  const answer = {
    etag,
    ...(changed && { 'last-modified': changed.toUTCString() }),
    'cache-control': 'public, max-age=300',
    'x-content-type-options': 'nosniff',
    ...ownHeaders,
  };
  if (isUnchanged(headers, etag, changed)) {
    return new Response(null, { status: 304, headers: answer });
  }
  return new Response(method === 'HEAD' ? null : text, { headers: answer });
}

/** RFC 9110: the date counts only where no tag is sent, because what was removed changes the tag alone. */
function isUnchanged(headers: Headers, etag: string, changed: Date | undefined): boolean {
  const tag = headers.get('if-none-match');
  if (tag !== null) return tag.replace(/^W\//, '') === etag;
  const since = Date.parse(headers.get('if-modified-since') ?? '');
  return changed !== undefined && Math.floor(+changed / 1000) * 1000 <= since;
}
