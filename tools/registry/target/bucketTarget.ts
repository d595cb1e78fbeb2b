import { AwsClient } from 'aws4fetch';
import mime from 'mime';
import { encodePath, isReleasedPath } from 'shared/registry';
import { shellFolder } from '../../../shell/src/boot/shellVersions.ts';
import { immutable } from '../../hosting/headers.ts';
import {
  Conflict,
  type ListedFile,
  requireReleasedPath,
  type Stored,
  type Target,
} from './target.ts';
import { unescapeXml } from './unescapeXml.ts';

/** An S3-compatible bucket with conditional writes, such as AWS or Cloudflare R2. */
export interface Bucket {
  /** `https://<account>.r2.cloudflarestorage.com`, `https://s3.eu-south-1.amazonaws.com`, … */
  endpoint: string;
  bucket: string;
  region: string;
  /** Prepended to every path; ends with a slash. */
  prefix?: string | undefined;
}

export interface Credentials {
  accessKeyId: string;
  secretAccessKey: string;
}

/** The file with which conditional writes are tested. */
const probePath = '.conditions';

/**
 * A bucket. Before the first write, it tests that the bucket honours `If-Match` and `If-None-Match`: one
 * that ignores them would lose concurrent releases silently.
 */
export function bucketTarget(
  { endpoint, bucket, region, prefix = '' }: Bucket,
  credentials: Credentials,
): Target {
  const client = new AwsClient({ ...credentials, service: 's3', region });
  // The key is for this endpoint: a redirect is an error, not another address to send files to.
  const request = (address: string, init: RequestInit = {}) =>
    client.fetch(address, { ...init, redirect: 'manual' });
  const address = (path: string) =>
    `${endpoint.replace(/\/$/, '')}/${bucket}/${encodePath(prefix + path)}`;
  let conditionsTested: Promise<void> | undefined;

  const put = (path: string, body: Buffer, expected: string | undefined) =>
    request(address(path), {
      method: 'PUT',
      body: new Uint8Array(body),
      headers: {
        'Content-Type': contentType(path),
        'Cache-Control': cacheControl(path),
        ...(expected === undefined ? { 'If-None-Match': '*' } : { 'If-Match': expected }),
      },
    });

  /** Sends two writes that must be refused. */
  const testConditions = async () => {
    const first = await put(probePath, Buffer.from('once'), undefined);
    if (!isConflict(first.status)) await requireSuccess(first, probePath);
    const conditions = { 'If-None-Match': undefined, 'If-Match': '"of another file"' };
    for (const [name, expected] of Object.entries(conditions)) {
      const { status } = await put(probePath, Buffer.from('twice'), expected);
      if (isConflict(status)) continue;
      throw new Error(
        `${endpoint} ignores ${name} (it answered ${status}): two releases at once could lose one of them. Use a bucket with conditional writes, or a folder.`,
      );
    }
  };

  return {
    async read(path): Promise<Stored | undefined> {
      requireReleasedPath(path);
      const response = await request(address(path), {
        headers: { 'Cache-Control': 'no-cache' },
      });
      if (response.status === 404) return undefined;
      await requireSuccess(response, path);
      const tag = response.headers.get('etag');
      if (!tag) throw new Error(`${endpoint} sends no ETag for ${path}.`);
      return { body: Buffer.from(await response.arrayBuffer()), tag };
    },
    async write(path, body, expected) {
      requireReleasedPath(path);
      conditionsTested ??= testConditions();
      await conditionsTested;
      const response = await put(path, body, expected);
      if (isConflict(response.status)) throw new Conflict(path);
      await requireSuccess(response, path);
    },
    async list(folder) {
      const files: ListedFile[] = [];
      let after: string | undefined;
      do {
        const url = new URL(`${endpoint.replace(/\/$/, '')}/${bucket}`);
        url.searchParams.set('list-type', '2');
        url.searchParams.set('prefix', prefix + folder);
        if (after) url.searchParams.set('continuation-token', after);
        const response = await request(url.href);
        await requireSuccess(response, folder);
        const page = listedIn(await response.text());
        const listed = page.files.map((file) => ({
          ...file,
          path: file.path.slice(prefix.length),
        }));
        // A key may be any text, also one that resolves to another file's.
        files.push(...listed.filter(({ path }) => isReleasedPath(path)));
        after = page.next;
      } while (after);
      return files;
    },
    async remove(path) {
      requireReleasedPath(path);
      const response = await request(address(path), { method: 'DELETE' });
      if (response.status !== 404) await requireSuccess(response, path);
    },
  };
}

/** One page of a bucket's listing (ListObjectsV2). */
function listedIn(xml: string): { files: ListedFile[]; next: string | undefined } {
  const text = (part: string, name: string) =>
    new RegExp(`<${name}>([^<]*)</${name}>`).exec(part)?.[1];
  const files = [...xml.matchAll(/<Contents>([\s\S]*?)<\/Contents>/g)].map(([, part = '']) => ({
    path: unescapeXml(text(part, 'Key') ?? ''),
    modifiedMs: Date.parse(text(part, 'LastModified') ?? ''),
  }));
  return { files, next: text(xml, 'NextContinuationToken') };
}

/** AWS responds 409 while another write is in progress. */
function isConflict(status: number): boolean {
  return status === 412 || status === 409;
}

/** Without a charset, browsers guess the encoding of plain text. */
function contentType(path: string): string {
  const type = mime.getType(path) ?? 'application/octet-stream';
  return /^text\/(html|plain)$/.test(type) ? `${type}; charset=utf-8` : type;
}

/** Files of a version and hashed assets never change; pages and the registry may. */
function cacheControl(path: string): string {
  const isVersioned = /(^|\/)(static\/|remoteEntry\.js$|release\.json$)/.test(path);
  return isVersioned || path.startsWith(`${shellFolder}/`) ? immutable : 'no-cache';
}

async function requireSuccess(response: Response, path: string): Promise<void> {
  if (response.ok) return;
  // Only the error code is shown: the signed request must not appear in logs.
  const code = /<Code>([^<]+)<\/Code>/.exec(await response.text())?.[1] ?? '';
  throw new Error(`The bucket answered ${response.status} ${code} for ${path}.`);
}
