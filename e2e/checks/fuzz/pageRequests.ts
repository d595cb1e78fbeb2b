import fc from 'fast-check';
import { join, oddMethod, oddText, oftenOdd, oneOf } from './oddText.ts';
import type { OddRequest } from './sendRequests.ts';

/** Requests to a server of files and pages. */
export function oddPageRequests(paths: readonly string[]): fc.Arbitrary<OddRequest> {
  const path = fc.oneof(
    oneOf(...paths, '/', '//', '///', '/.', '/..', '*', 'http://', 'http://[', 'x:', '/?', '/#'),
    join('', oneOf('/', '//', ...paths), oddText),
    fc
      .array(oftenOdd(oneOf(...paths.map((known) => known.slice(1)))))
      .map((all) => `/${all.join('/')}`),
  );
  const query = fc.array(
    join('=', oftenOdd(oneOf('lang', 'override', 'q')), oftenOdd(oneOf('en', 'it'))),
    {
      maxLength: 3,
    },
  );
  return fc.record({
    method: oddMethod,
    target: fc
      .tuple(path, query)
      .map(([to, all]) => (all.length > 0 ? `${to}?${all.join('&')}` : to)),
    headers: fc.dictionary(
      oneOf('Accept-Encoding', 'Accept-Language', 'Range', 'If-None-Match', 'Host', 'Cookie'),
      oddText,
      { maxKeys: 2 },
    ),
    body: fc.constant(''),
  });
}
