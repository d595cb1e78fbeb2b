const equals = 'eq.';

/**
 * PostgREST compares the value of `eq` to the letter. The REST layer trims it and takes quotation marks
 * off, so that asking for a text with a line break at its end would answer the rows without one. Quoted
 * in a list it leaves a value alone, and a list of one is the same question.
 */
export function verbatimFilters(request: Request): Request {
  if (request.method !== 'GET' && request.method !== 'HEAD') return request;
  const url = new URL(request.url);
  const filters = [...url.searchParams];
  if (!filters.some(([, filter]) => isChanged(filter))) return request;
  url.search = String(
    new URLSearchParams(
      filters.map(([name, filter]) => [
        name,
        isChanged(filter) ? `in.(${quoted(filter.slice(equals.length))})` : filter,
      ]),
    ),
  );
  return new Request(url, { method: request.method, headers: request.headers });
}

/** Whether the REST layer would compare with something else than what was written. */
function isChanged(filter: string): boolean {
  return filter.startsWith(equals) && /^eq\.[\s"]|\s$/.test(filter);
}

const quoted = (text: string) => `"${text.replace(/["\\]/g, '\\$&')}"`;
