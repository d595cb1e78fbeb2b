import { expect, it } from 'vitest';
import { coveredPage, covering } from './covering.ts';

const page = { key: 'a', pathname: '/guide', hash: '#x' };
const location = { ...page, search: '?q=1', state: null };

it('is the page itself when nothing covers it', () => {
  expect(coveredPage(location)).toEqual(page);
});

it('is the first page, however many panels cover it', () => {
  const panel = { ...location, key: 'b', hash: '', state: covering(location) };
  const second = { ...panel, key: 'c', state: covering(panel) };
  expect(coveredPage(second)).toEqual(page);
});

it.each([undefined, 'text', { covers: null }, { covers: { key: 1, pathname: '/', hash: '' } }])(
  'ignores a state of another kind: %j',
  (state) => {
    expect(coveredPage({ ...location, state })).toEqual(page);
  },
);
