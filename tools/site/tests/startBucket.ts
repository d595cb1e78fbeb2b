import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';
import { AwsClient } from 'aws4fetch';

/** A rule as the consoles of S3 and R2 take it. */
export interface CorsRule {
  AllowedOrigins: string[];
  AllowedMethods: string[];
  ExposeHeaders: string[];
  MaxAgeSeconds: number;
}

export interface RunningBucket {
  /** Its public address, without a slash at the end. */
  url: string;
  put: (name: string, body: Uint8Array<ArrayBuffer>, type: string) => Promise<void>;
  /** Sets the rules, with S3's own call. */
  allow: (rules: readonly CorsRule[]) => Promise<void>;
  stop: () => Promise<void>;
}

/** Starts an S3-compatible server with one bucket that anyone may read. */
export async function startBucket(): Promise<RunningBucket> {
  const folder = mkdtempSync(join(tmpdir(), 'bucket-'));
  const s3 = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory: folder,
    configureBuckets: [{ name: 'files' }],
  });
  const { port } = await s3.run();
  const url = `http://127.0.0.1:${port}/files`;
  const credentials = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' };
  const client = new AwsClient({ ...credentials, service: 's3', region: 'eu-south-1' });
  const write = async (address: string, body: BodyInit, headers = {}) => {
    const { ok, status } = await client.fetch(address, { method: 'PUT', body, headers });
    if (!ok) throw new Error(`${address} was not written: ${status}.`);
  };
  return {
    url,
    put: (name, body, type) => write(`${url}/${name}`, body, { 'content-type': type }),
    allow: (rules) => write(`${url}?cors`, corsXml(rules)),
    stop: async () => {
      await s3.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function corsXml(rules: readonly CorsRule[]): string {
  const all = (name: string, values: readonly string[]) =>
    values.map((value) => `<${name}>${value}</${name}>`).join('');
  const xml = rules.map(
    (rule) =>
      `<CORSRule>${all('AllowedOrigin', rule.AllowedOrigins)}${all('AllowedMethod', rule.AllowedMethods)}${all('ExposeHeader', rule.ExposeHeaders)}<MaxAgeSeconds>${rule.MaxAgeSeconds}</MaxAgeSeconds></CORSRule>`,
  );
  return `<CORSConfiguration>${xml.join('')}</CORSConfiguration>`;
}
