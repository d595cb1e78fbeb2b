/** Against an S3 server, which checks every signature; the conditions that it ignores stand in front of it. */
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';
import { AwsClient } from 'aws4fetch';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { changeRegistry, readEntry } from '../changeRegistry.ts';
import { released } from '../registryChanges.ts';
import { type Bucket, bucketTarget } from './bucketTarget.ts';
import type { Target } from './target.ts';
import { itKeepsToItsWord } from './targetContract.ts';

const credentials = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' };
const folder = mkdtempSync(join(tmpdir(), 'bucket-'));
let s3: S3rver;
let front: Server;
let upstream: number;
let conditional: Bucket;
let plain: Bucket;

beforeAll(async () => {
  s3 = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory: folder,
    configureBuckets: [{ name: 'site' }],
  });
  upstream = (await s3.run()).port;
  front = createServer((incoming, answer) => {
    turn = turn.then(() => forward(incoming, answer));
  });
  await new Promise<void>((resolve) => front.listen(0, '127.0.0.1', resolve));
  const { port } = front.address() as AddressInfo;
  const bucket = { bucket: 'site', region: 'eu-south-1' };
  conditional = { ...bucket, endpoint: `http://127.0.0.1:${port}` };
  plain = { ...bucket, endpoint: `http://127.0.0.1:${upstream}` };
});

afterAll(async () => {
  front.close();
  await s3.close();
  rmSync(folder, { recursive: true });
});

/** As some servers do, which know the other condition. */
let ignoresMatch = false;

/** One request after the other: what a condition saw is still so when the file is written. */
let turn: Promise<void> = Promise.resolve();

/** Keeps to conditions as S3 does, then lets the request through as it was signed. */
async function forward(
  incoming: IncomingMessage,
  answer: import('node:http').ServerResponse,
): Promise<void> {
  const { 'if-match': match, 'if-none-match': noneMatch } = incoming.headers;
  const isAsked = (match && !ignoresMatch) || noneMatch;
  if (incoming.method === 'PUT' && isAsked) {
    const client = new AwsClient({ ...credentials, service: 's3', region: 'eu-south-1' });
    const there = await client.fetch(`http://127.0.0.1:${upstream}${incoming.url}`);
    await there.arrayBuffer();
    const fails = noneMatch ? there.ok : there.headers.get('etag') !== match;
    if (fails) {
      incoming.resume();
      answer.writeHead(412).end('<Error><Code>PreconditionFailed</Code></Error>');
      return;
    }
  }
  await new Promise<void>((resolve) => {
    const { method, url, headers } = incoming;
    const onward = request({ port: upstream, host: '127.0.0.1', method, path: url, headers });
    onward.on('response', (response) => {
      answer.writeHead(response.statusCode ?? 500, response.headers);
      response.pipe(answer).on('finish', resolve);
    });
    incoming.pipe(onward);
  });
}

let target: Target;
let round = 0;
beforeEach(() => {
  round += 1;
  target = bucketTarget({ ...conditional, prefix: `round-${round}/` }, credentials);
});

const text = async (path: string) => (await target.read(path))?.body.toString();

describe('a bucket', () => {
  it('writes what is not there, with its type and how long it keeps', async () => {
    await target.write('guides/1/static/js/a.js', Buffer.from('one'), undefined);
    expect(await text('guides/1/static/js/a.js')).toBe('one');
    expect(await target.read('guides/2/remoteEntry.js')).toBeUndefined();
    const client = new AwsClient({ ...credentials, service: 's3', region: 'eu-south-1' });
    const { headers } = await client.fetch(
      `${conditional.endpoint}/site/round-${round}/guides/1/static/js/a.js`,
    );
    expect(headers.get('content-type')).toBe('text/javascript');
    expect(headers.get('cache-control')).toContain('immutable');
  });

  itKeepsToItsWord(() => target);

  it('loses no change of a registry of many that are made at once', async () => {
    const version = (name: string) => ({
      version: name,
      entry: { url: `https://example.org/${name}/remoteEntry.js` },
      preload: {},
      contract: 1,
      commit: name,
      publishedAt: '2026-11-20T12:00:00Z',
    });
    await Promise.all(
      ['guides', 'chat', 'handouts', 'calculators'].map((remote) =>
        changeRegistry(target, remote as 'guides', (entry) => released(entry, version('1'))),
      ),
    );
    for (const remote of ['guides', 'chat', 'handouts', 'calculators'] as const) {
      expect((await readEntry(target, remote)).version).toBe('1');
    }
  });

  it('that ignores conditions is not used', async () => {
    const careless = bucketTarget({ ...plain, prefix: `careless-${round}/` }, credentials);
    const write = careless.write('file', Buffer.from('one'), undefined);
    await expect(write).rejects.toThrow('ignores If-None-Match (it answered 200)');
    expect(await careless.read('file')).toBeUndefined();
  });

  it('that ignores the one condition by which registries are written is not used either', async () => {
    ignoresMatch = true;
    const write = target.write('file', Buffer.from('one'), undefined);
    await expect(write).rejects.toThrow('ignores If-Match');
    ignoresMatch = false;
  });

  it('that refuses the key says so, and repeats no secret', async () => {
    const stranger = bucketTarget(conditional, { ...credentials, secretAccessKey: 'wrong-one' });
    const failure = await stranger.read('file').catch((error: Error) => error.message);
    expect(failure).toMatch(/403 SignatureDoesNotMatch/);
    expect(failure).not.toContain('wrong-one');
    const write = stranger.write('file', Buffer.from('one'), undefined);
    await expect(write).rejects.toThrow('403 SignatureDoesNotMatch');
  });
});
