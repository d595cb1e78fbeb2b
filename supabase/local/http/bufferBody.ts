import { readAtMost } from '../../functions/_shared/readAtMost.ts';

/**
 * Reads the body of a request into memory, so that a slow upload does not block the connection.
 * @returns undefined when it has more than `maxBytes`.
 */
export async function bufferBody(request: Request, maxBytes: number): Promise<Request | undefined> {
  const { url, method, headers, signal } = request;
  if (request.body === null || method === 'GET' || method === 'HEAD') return request;
  if (Number(headers.get('content-length') ?? 0) > maxBytes) return undefined;
  const body = await readAtMost(request, maxBytes);
  return body && new Request(url, { method, headers, body, signal });
}
