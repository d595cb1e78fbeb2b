import fc from 'fast-check';
import { join, oddMethod, oddText, oftenOdd, oneOf } from './oddText.ts';
import type { OddRequest } from './sendRequests.ts';

const tables = ['handouts', 'events', 'guides', 'dest_exc_msc', 'representatives'];
const functions = [
  'search_handout_texts',
  'search_handouts',
  'find_content',
  'take_pdf_work',
  'take_rate_limits',
];
const column = oftenOdd(oneOf('id', 'subject', 'filename', 'year', 'GPA%20mult.', 'start_date'));
const operator = oftenOdd(
  oneOf('eq', 'neq', 'gt', 'like', 'imatch', 'in', 'is', 'not.eq', 'cs', 'fts'),
);
const condition = join('.', column, operator, oftenOdd(oneOf('1', '(1,2)', 'First%20Year', '{a}')));
const tree = fc.array(condition, { maxLength: 3 }).map((all) => `(${all.join(',')})`);
const parameter = fc.oneof(
  join('=', column, join('.', operator, oftenOdd(oneOf('1', '(1,2)', 'First%20Year')))),
  join('=', oneOf('or', 'and', 'not.or', 'handouts.or'), oftenOdd(tree)),
  join('=', oneOf('select', 'order', 'columns', 'on_conflict'), join(',', column, column)),
  join('=', oneOf('limit', 'offset'), oftenOdd(oneOf('0', '5', '-1'))),
  join('=', oddText, oddText),
);

/** Requests to every part of the backend, most of them with the key that every visitor has. */
export function oddBackendRequests(publishableKey: string): fc.Arbitrary<OddRequest> {
  const path = fc.oneof(
    { weight: 4, arbitrary: join('', oneOf('/rest/v1/'), oftenOdd(oneOf(...tables))) },
    { weight: 2, arbitrary: join('', oneOf('/rest/v1/rpc/'), oftenOdd(oneOf(...functions))) },
    {
      weight: 2,
      arbitrary: join(
        '/',
        oneOf(
          '/storage/v1/object/sign',
          '/storage/v1/object/public',
          '/storage/v1/object',
          '/storage/v1',
        ),
        oftenOdd(oneOf('handouts', 'photos')),
        oddText,
      ),
    },
    {
      weight: 1,
      arbitrary: join(
        '',
        oneOf('/functions/v1/'),
        oftenOdd(oneOf('assistant', 'calendar', 'feed', 'section-health')),
      ),
    },
    { weight: 1, arbitrary: join('', oneOf('/', '//', '/health', '/rest/v1'), oddText) },
  );
  const value = fc.oneof(oddText, fc.jsonValue({ maxDepth: 3 }));
  const body = fc.oneof(
    fc
      .dictionary(
        oftenOdd(oneOf('term', 'question', 'language', 'batch', 'message', 'expiresIn')),
        value,
        {
          noNullPrototype: true,
        },
      )
      .map((content) => JSON.stringify(content)),
    fc.jsonValue({ maxDepth: 3 }).map((content) => JSON.stringify(content)),
    oneOf('', '{', '{"__proto__":{"a":1},"term":"a"}', '{"term":[]}', '{"term":{"a":1}}'),
  );
  const headers = fc.dictionary(
    oneOf(
      'Prefer',
      'Range',
      'Accept',
      'Accept-Profile',
      'Content-Profile',
      'Content-Type',
      'Authorization',
    ),
    oddText,
    { maxKeys: 2 },
  );
  return fc
    .record({
      method: fc.oneof(oddMethod, oneOf('POST')),
      path,
      query: fc.array(parameter, { maxLength: 3 }),
      headers,
      body,
      hasKey: fc.integer({ min: 0, max: 9 }).map((number) => number > 0),
    })
    .map(({ method, path, query, headers, body, hasKey }) => ({
      method,
      target: query.length > 0 ? `${path}?${query.join('&')}` : path,
      headers: {
        'Content-Type': 'application/json',
        ...headers,
        ...(hasKey ? { apikey: publishableKey } : {}),
      },
      body: method === 'GET' || method === 'HEAD' ? '' : body,
    }));
}
