import { readAtMost } from '../../functions/_shared/readAtMost.ts';

/**
 * The same request with its body already in memory: a slow upload keeps nobody waiting, and no body is
 * larger than it may be.
 * @param most in bytes.
 * @returns undefined when there is more.
 */
export async function withWholeBody(request: Request, most: number): Promise<Request | undefined> {
  if (request.body === null || request.method === 'GET' || request.method === 'HEAD')
    return request;
  if (Number(request.headers.get('content-length') ?? 0) > most) return undefined;
  const body = await readAtMost(request, most);
  if (body === undefined) return undefined;
  const { url, method, headers, signal } = request;
  return new Request(url, { method, headers, body, signal });
}
