import { remoteNames } from 'shared/contract';
import { expect, test } from './fixtures.ts';
import { countIdentities, oneOfEach } from './sharedIdentities.ts';

test('every remote gets the same singletons as the shell', async ({ page, visit }) => {
  await visit('/');
  expect(await countIdentities(page, remoteNames)).toEqual(oneOfEach);
});
