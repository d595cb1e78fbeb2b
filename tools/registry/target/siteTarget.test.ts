import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { siteTarget } from './siteTarget.ts';

/** A site below a path of its host. */
async function startSite(): Promise<string> {
  const server = createServer((request, response) => {
    if (request.url === '/linea/registry.json') response.setHeader('ETag', '"1"').end('{}');
    else response.writeHead(request.url === '/linea/broken' ? 500 : 404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/linea`;
}

it('reads files at the public address', async () => {
  const site = await startSite();
  for (const address of [site, `${site}/`]) {
    const stored = await siteTarget(address).read('registry.json');
    expect([stored?.body.toString(), stored?.tag]).toEqual(['{}', '"1"']);
  }
});

it('tells a missing file from a site that does not work', async () => {
  const target = siteTarget(await startSite());
  expect(await target.read('missing')).toBeUndefined();
  await expect(target.read('broken')).rejects.toThrow('answered 500 for broken');
});

it('writes, lists and removes nothing', async () => {
  const target = siteTarget(await startSite());
  const message = 'names no "registry"';
  await expect(target.write('file', Buffer.from('x'), undefined)).rejects.toThrow(message);
  await expect(target.list('guides/')).rejects.toThrow(message);
  await expect(target.remove('registry.json')).rejects.toThrow(message);
});
