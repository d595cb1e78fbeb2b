/** A hosted project reads a new column some moments after it was added. */
import { expect, it } from 'vitest';
import { writableProject } from '../import/project.ts';
import { answering } from './answering.ts';

it('waits until the API knows the column of a new call', async () => {
  const asked: string[] = [];
  const url = await answering(({ method, url: path = '' }) => {
    asked.push(`${method} ${decodeURIComponent(path)}`);
    if (method === 'POST' || asked.length > 3) return { body: '[]' };
    return { status: 400, body: '{"code":"PGRST204","message":"Could not find the column"}' };
  });
  await writableProject(url, () => Promise.resolve({})).startCall('2027/28');
  const column = 'GET /rest/v1/dest_exc_msc?select="SLOTS+2027/28"&limit=0';
  expect(asked).toEqual(['POST /rest/v1/rpc/start_exchange_call', column, column, column]);
});
