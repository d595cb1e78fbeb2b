import type { ServerResponse } from 'node:http';
import { beforeEach, expect, it, vi } from 'vitest';
import { liveRegistry } from './liveFile.ts';
import { registryOf, sectionFile } from './tests/sections.ts';
import { serve } from './tests/serve.ts';

const registry = (source: string) =>
  registryOf('http://guides.example', [sectionFile('guides', source)]).text;

let address: string;
let waiting: ServerResponse[];
const onFailure = vi.fn();

beforeEach(async () => {
  waiting = [];
  onFailure.mockClear();
  const { origin, close } = await serve((_, response) => void waiting.push(response));
  address = `${origin}/registry.json`;
  return close;
});

async function answer(body: string, status = 200): Promise<void> {
  const response = await vi.waitUntil(() => waiting.shift(), { timeout: 30_000 });
  response.writeHead(status).end(body);
}

it('reads once for requests at the same time, and again for the next', async () => {
  const read = liveRegistry(address, onFailure);
  const both = Promise.all([read(), read()]);
  await answer(registry('1'));
  const [first, second] = await both;
  expect(second).toBe(first);
  expect(waiting).toHaveLength(0);
  const next = read();
  await answer(registry('2'));
  expect((await next).text).toBe(registry('2'));
});

it('keeps the last registry while it cannot be read, and reports that once', async () => {
  const read = liveRegistry(address, onFailure);
  const answered = async (body: string, status?: number) => {
    const reading = read();
    await answer(body, status);
    return (await reading).text;
  };
  await answered(registry('1'));
  expect(await answered('', 500)).toBe(registry('1'));
  expect(await answered('no registry')).toBe(registry('1'));
  expect(onFailure).toHaveBeenCalledTimes(1);
  expect(await answered(registry('2'))).toBe(registry('2'));
  await answered('', 500);
  expect(onFailure).toHaveBeenCalledTimes(2);
});

it('reads no more than the largest registry could have', async () => {
  const reading = liveRegistry(address, onFailure)();
  await answer('x'.repeat(3 * 2 ** 20));
  await expect(reading).rejects.toThrow('larger than');
});

it('throws when no registry has been read yet', async () => {
  const reading = liveRegistry('/no/registry.json', onFailure)();
  await expect(reading).rejects.toThrow('ENOENT');
  expect(onFailure).toHaveBeenCalledOnce();
});

it('reports a section whose entry is invalid, once, and serves the others', async () => {
  const source = liveRegistry(address, onFailure);
  const text = JSON.stringify({ schema: 1, remotes: { guides: { version: '' } } });
  const reading = source();
  await answer(text);
  expect((await reading).content.remotes.size).toBe(0);
  expect(onFailure).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ message: expect.stringMatching(/^guides: entry-invalid\. /) }),
  );
  const next = source();
  await answer(text);
  await next;
  expect(onFailure).toHaveBeenCalledOnce();
});
