const equals = 'eq.';

/**
 * PostgREST compares the value of `eq` exactly. The REST layer trims it and strips quotation marks, so a text
 * with a line break at its end would match rows without one. It leaves quoted list items alone, so such a
 * filter becomes a list of one.
 */
export function verbatimFilters(request: Request): Request {
  if (request.method !== 'GET' && request.method !== 'HEAD') return request;
  const url = new URL(request.url);
  const filters = [...url.searchParams];
  if (!filters.some(([, filter]) => isAltered(filter))) return request;
  url.search = new URLSearchParams(
    filters.map(([name, filter]) => [
      name,
      isAltered(filter) ? `in.(${quoted(filter.slice(equals.length))})` : filter,
    ]),
  ).toString();
  return new Request(url, { method: request.method, headers: request.headers });
}

/** Whether the REST layer would compare with something other than the given value. */
function isAltered(filter: string): boolean {
  return filter.startsWith(equals) && /^eq\.[\s"]|\s$/.test(filter);
}

const quoted = (text: string) => `"${text.replace(/["\\]/g, '\\$&')}"`;
