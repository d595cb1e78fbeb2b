import { createServer } from 'node:http';
import { expect, it } from 'vitest';
import { projectApi } from '../functions/_shared/projectApi.ts';
import { answering } from './answering.ts';

it('sends the service key to no address that the project redirects to', async () => {
  let received: string | undefined;
  const other = createServer(({ headers }, response) => {
    received = String(headers.apikey);
    response.end('{}');
  });
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  const address = other.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const location = `http://127.0.0.1:${port}/`;
  const url = await answering(() => ({ status: 307, headers: { location }, body: '' }));
  await expect(projectApi({ url, serviceKey: 'key' }).call('any', {})).rejects.toThrow();
  expect(received).toBeUndefined();
  other.close();
});
