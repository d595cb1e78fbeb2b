/** The same request with its body already in memory. */
export async function withWholeBody(request: Request): Promise<Request> {
  if (request.body === null || request.method === 'GET' || request.method === 'HEAD')
    return request;
  const body = await request.arrayBuffer();
  return new Request(request.url, { method: request.method, headers: request.headers, body });
}
