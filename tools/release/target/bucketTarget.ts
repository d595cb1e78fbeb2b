import { AwsClient } from 'aws4fetch';
import { contentType } from '../contentType.ts';
import { Conflict, type Stored, type Target } from './target.ts';

/** A bucket that speaks S3: AWS, Cloudflare R2, and others that keep to conditions. */
export interface Bucket {
  /** `https://<account>.r2.cloudflarestorage.com`, `https://s3.eu-south-1.amazonaws.com`, … */
  endpoint: string;
  bucket: string;
  region: string;
  /** Put before every path, with a slash at its end. */
  prefix?: string | undefined;
}

export interface Credentials {
  accessKeyId: string;
  secretAccessKey: string;
}

const probe = '.conditions';

/**
 * A bucket. Writing relies on its conditions (`If-Match`, `If-None-Match`): before the first write it
 * is asked whether it keeps to them, because one that ignores them loses releases without a word.
 */
export function bucketTarget(
  { endpoint, bucket, region, prefix = '' }: Bucket,
  credentials: Credentials,
): Target {
  const client = new AwsClient({ ...credentials, service: 's3', region });
  const address = (path: string) =>
    `${endpoint.replace(/\/$/, '')}/${bucket}/${encodeURI(prefix + path)}`;
  let checked: Promise<void> | undefined;

  const put = (path: string, body: Buffer, expected: string | undefined) =>
    client.fetch(address(path), {
      method: 'PUT',
      body: new Uint8Array(body),
      headers: {
        'Content-Type': contentType(path),
        'Cache-Control': cacheOf(path),
        ...(expected === undefined ? { 'If-None-Match': '*' } : { 'If-Match': expected }),
      },
    });

  /** Asks for what must be refused: to write anew what is there, and over what is not there. */
  const keepsConditions = async () => {
    const first = await put(probe, Buffer.from('once'), undefined);
    if (!isConflict(first.status)) await requireSuccess(first, probe);
    const conditions = { 'If-None-Match': undefined, 'If-Match': '"of another file"' };
    for (const [name, expected] of Object.entries(conditions)) {
      const { status } = await put(probe, Buffer.from('twice'), expected);
      if (isConflict(status)) continue;
      throw new Error(
        `${endpoint} ignores ${name} (it answered ${status}): two releases at once could lose one of them. Use a bucket that keeps to conditions, or a folder.`,
      );
    }
  };

  return {
    async read(path): Promise<Stored | undefined> {
      const response = await client.fetch(address(path), {
        headers: { 'Cache-Control': 'no-cache' },
      });
      if (response.status === 404) return undefined;
      await requireSuccess(response, path);
      const tag = response.headers.get('etag');
      if (!tag) throw new Error(`${endpoint} gives no ETag for ${path}.`);
      return { body: Buffer.from(await response.arrayBuffer()), tag };
    },
    async write(path, body, expected) {
      checked ??= keepsConditions();
      await checked;
      const response = await put(path, body, expected);
      if (isConflict(response.status)) throw new Conflict(path);
      await requireSuccess(response, path);
    },
  };
}

/** 409 is said by AWS when another write is on its way. */
function isConflict(status: number): boolean {
  return status === 412 || status === 409;
}

/** What lies below a version's folder or `static/` never changes; anything else may at any time. */
function cacheOf(path: string): string {
  return /(^|\/)(static\/|remoteEntry\.js$|release\.json$)/.test(path)
    ? 'public, max-age=31536000, immutable'
    : 'no-cache';
}

async function requireSuccess(response: Response, path: string): Promise<void> {
  if (response.ok) return;
  // The body names the fault; the request, which is signed, is not repeated to anybody.
  const code = /<Code>([^<]+)<\/Code>/.exec(await response.text())?.[1] ?? '';
  throw new Error(`The bucket answered ${response.status} ${code} for ${path}.`);
}
