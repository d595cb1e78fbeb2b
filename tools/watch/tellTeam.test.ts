import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { tellTeam } from './tellTeam.ts';

const alarm = { artefact: 'guides', text: 'v2 failed in 9 of 100 pages.' } as const;

const servers: { close: () => void }[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

/** A chat that keeps what it is sent. */
async function chat(status = 200) {
  const received: unknown[] = [];
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part);
    received.push(JSON.parse(Buffer.concat(parts).toString()));
    response.writeHead(status).end();
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { received, webhook: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

it('tells the webhook the section, its team, what happened and where to look', async () => {
  const { received, webhook } = await chat();
  await tellTeam('https://site.example', alarm, { webhook });
  expect(received).toEqual([
    {
      text: 'guides on https://site.example: v2 failed in 9 of 100 pages. https://site.example/versioni/guides',
      section: 'guides',
      team: '@linea/guides',
    },
  ]);
});

it('says when the webhook refuses it', async () => {
  const { webhook } = await chat(500);
  await expect(tellTeam('https://site.example', alarm, { webhook })).rejects.toThrow('500');
});

it('tells nobody where no channel is configured', async () => {
  await tellTeam('https://site.example', alarm, {});
});

it('tells the core team of the shell', async () => {
  const { received, webhook } = await chat();
  await tellTeam('https://site.example', { ...alarm, artefact: 'shell' }, { webhook });
  expect(received).toMatchObject([{ section: 'shell', team: '@linea/core' }]);
});
