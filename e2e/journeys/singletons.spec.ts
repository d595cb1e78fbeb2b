import { remoteNames } from 'shared/contract';
import { expect, test } from './fixtures.ts';
import { countIdentities, oneOfEach } from './sharedIdentities.ts';

test('everything that must exist once is the same through every remote', async ({
  page,
  visit,
}) => {
  await visit('/');
  expect(await countIdentities(page, remoteNames)).toEqual(oneOfEach);
});
