import { expect, test } from './fixtures.ts';
import { missingRoutes, testRoutes } from './routes.ts';

testRoutes('it', 'light');

test('no route of the site is left out', () => {
  expect(missingRoutes).toEqual([]);
});
