/** Files in a bucket: what the content check and the browser’s rules make of an S3-compatible server. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { photoProblem } from '../../supabase/content/checks/photoProblem.ts';
import { project } from '../../supabase/content/project.ts';
import { type RunningBucket, startBucket } from '../../tools/site/tests/startBucket.ts';
import { documentedCors } from '../documentedCors.ts';

const site = 'https://site.example';
const pdf = new TextEncoder().encode(`%PDF-1.7\n${'x'.repeat(5000)}\n%%EOF\n`);
let bucket: RunningBucket;

const association = (fileOrigins: string[] = []) =>
  project('https://project.example', 'key', 'handouts', fileOrigins);

beforeAll(async () => {
  bucket = await startBucket();
  await bucket.allow(documentedCors(site));
  await bucket.put('appunti.pdf', pdf, 'application/pdf');
  await bucket.put('ada.svg', new TextEncoder().encode('<svg/>'), 'image/svg+xml');
});
afterAll(() => bucket.stop());

it('opens a handout by its two ends, without asking the project to sign it', async () => {
  const file = await association().openHandout(`${bucket.url}/appunti.pdf`);
  expect(file).toMatchObject({ contentType: 'application/pdf', size: pdf.byteLength });
  expect(file.start).toContain('%PDF-');
  expect(file.end).toContain('%%EOF');
});

it('names a file that is not there', async () => {
  await expect(association().openHandout(`${bucket.url}/nothing.pdf`)).rejects.toThrow('404');
});

it('takes photos from the buckets that it is told, and from no other', async () => {
  const photo = `${bucket.url}/ada.svg`;
  const { origin } = new URL(bucket.url);
  expect(await photoProblem(association([origin]), photo)).toBeUndefined();
  expect(await photoProblem(association(), photo)).toMatchObject({ kind: 'photo from elsewhere' });
});

it('lets the site read, and no other', async () => {
  const allowed = async (origin: string) =>
    (await fetch(`${bucket.url}/appunti.pdf`, { headers: { origin } })).headers.get(
      'access-control-allow-origin',
    );
  expect(await allowed(site)).toBe(site);
  expect(await allowed('https://other.example')).toBeNull();
});
