/** Runs against an S3 server that checks signatures, behind a proxy that adds conditional writes. */
import { mkdtempSync, rmSync } from 'node:fs';
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  request,
  type Server,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';
import { AwsClient } from 'aws4fetch';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { testTargetContract } from '../tests/targetContract.ts';
import { type Bucket, bucketTarget } from './bucketTarget.ts';
import type { Target } from './target.ts';

const credentials = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' };
const folder = mkdtempSync(join(tmpdir(), 'bucket-'));
let s3: S3rver;
let proxy: Server;
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
  proxy = createServer((incoming, outgoing) => {
    queue = queue.then(() => forward(incoming, outgoing));
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  const { port } = proxy.address() as AddressInfo;
  const bucket = { bucket: 'site', region: 'eu-south-1' };
  conditional = { ...bucket, endpoint: `http://127.0.0.1:${port}` };
  plain = { ...bucket, endpoint: `http://127.0.0.1:${upstream}` };
});

afterAll(async () => {
  proxy.close();
  await s3.close();
  rmSync(folder, { recursive: true });
});

/** Simulates servers that support `If-None-Match` only. */
let ignoresMatch = false;

/** Requests are handled one after the other, so that comparing and writing are one step. */
let queue: Promise<void> = Promise.resolve();

/** Applies the conditions as S3 does, then forwards the signed request. */
async function forward(
  incoming: IncomingMessage,
  outgoing: import('node:http').ServerResponse,
): Promise<void> {
  const { 'if-match': match, 'if-none-match': noneMatch } = incoming.headers;
  const isConditional = (match && !ignoresMatch) || noneMatch;
  if (incoming.method === 'PUT' && isConditional) {
    const client = new AwsClient({ ...credentials, service: 's3', region: 'eu-south-1' });
    const there = await client.fetch(`http://127.0.0.1:${upstream}${incoming.url}`);
    await there.arrayBuffer();
    const fails = noneMatch ? there.ok : there.headers.get('etag') !== match;
    if (fails) {
      incoming.resume();
      outgoing.writeHead(412).end('<Error><Code>PreconditionFailed</Code></Error>');
      return;
    }
  }
  await new Promise<void>((resolve) => {
    const { method, url, headers } = incoming;
    const onward = request({ port: upstream, host: '127.0.0.1', method, path: url, headers });
    onward.on('response', (response) => {
      outgoing.writeHead(response.statusCode ?? 500, response.headers);
      response.pipe(outgoing).on('finish', resolve);
    });
    incoming.pipe(onward);
  });
}

/** A server that ends with the test. */
async function startServer(answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

let target: Target;
let round = 0;
beforeEach(() => {
  round += 1;
  target = bucketTarget({ ...conditional, prefix: `round-${round}/` }, credentials);
});

const text = async (path: string) => (await target.read(path))?.body.toString();

describe('a bucket', () => {
  it('creates a file with its content type and cache lifetime', async () => {
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

  testTargetContract(() => target);

  it('that redirects gets no key or file at the other address', async () => {
    const asked: string[] = [];
    const other = await startServer((incoming, outgoing) => {
      asked.push(`${incoming.method} ${incoming.url}`);
      outgoing.end();
    });
    const endpoint = await startServer(({ url }, outgoing) => {
      outgoing.writeHead(307, { location: other + url }).end();
    });
    const redirecting = bucketTarget({ ...plain, endpoint }, credentials);
    await expect(redirecting.read('file')).rejects.toThrow('answered 307');
    const write = redirecting.write('file', Buffer.from('one'), undefined);
    await expect(write).rejects.toThrow('answered 307');
    await expect(redirecting.list('guides/')).rejects.toThrow('answered 307');
    await expect(redirecting.remove('file')).rejects.toThrow('answered 307');
    expect(asked).toEqual([]);
  });

  it('lists no key that resolves to another file, which removing it would remove', async () => {
    const keys = ['guides/preview/../1/a.js', 'guides/preview/2\n/a.js', 'guides/preview//a.js'];
    const listing = [...keys, 'guides/preview/2/a.js'].map(
      (key) =>
        `<Contents><Key>${key}</Key><LastModified>2026-11-20T12:00:00Z</LastModified></Contents>`,
    );
    const endpoint = await startServer((_, response) => response.end(listing.join('')));
    const listed = await bucketTarget({ ...plain, endpoint }, credentials).list('guides/preview/');
    expect(listed.map(({ path }) => path)).toEqual(['guides/preview/2/a.js']);
  });

  it('that ignores conditions is refused', async () => {
    const unconditional = bucketTarget(
      { ...plain, prefix: `unconditional-${round}/` },
      credentials,
    );
    const write = unconditional.write('file', Buffer.from('one'), undefined);
    await expect(write).rejects.toThrow('ignores If-None-Match (it answered 200)');
    expect(await unconditional.read('file')).toBeUndefined();
  });

  it('that ignores only If-Match is refused', async () => {
    ignoresMatch = true;
    const write = target.write('file', Buffer.from('one'), undefined);
    await expect(write).rejects.toThrow('ignores If-Match');
    ignoresMatch = false;
  });

  it('that rejects the key reports it without the secret', async () => {
    const otherClient = bucketTarget(conditional, { ...credentials, secretAccessKey: 'wrong-one' });
    const failure = await otherClient.read('file').catch((error: Error) => error.message);
    expect(failure).toMatch(/403 SignatureDoesNotMatch/);
    expect(failure).not.toContain('wrong-one');
    const write = otherClient.write('file', Buffer.from('one'), undefined);
    await expect(write).rejects.toThrow('403 SignatureDoesNotMatch');
  });
});
