import { expect, it } from 'vitest';
import { describeError } from './logging.ts';

function thrown(name: string, message: string, extra: object = {}) {
  const error = Object.assign(new Error(message), { name }, extra);
  error.stack = `${name}: ${message}\n    at f (guides/0.1.0-abc/server.js:1:234)\n    at g (b.js:1:2)`;
  return error;
}

it.each([
  ['TypeError at guides/0.1.0-abc/server.js:1:234', thrown('TypeError', 'no Storia')],
  ['PostgrestError (42P01) at', thrown('PostgrestError', 'Storia', { code: '42P01' })],
  [
    'TypeError (ECONNREFUSED) at',
    thrown('TypeError', 'Storia', { cause: { code: 'ECONNREFUSED' } }),
  ],
  ['Error at', thrown('Error', 'no', { code: 'Storia del diritto' })],
  ['A value that is no error', 'Storia'],
  ['A value that is no error', null],
])('describes an error as “%s …”, without what it says', (expected, error) => {
  expect(describeError(error)).toContain(expected);
  expect(describeError(error)).not.toContain('Storia');
});
