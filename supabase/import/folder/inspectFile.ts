import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, readFile } from 'node:fs/promises';
import type { PdfReader } from '../../local/pdfs/pdfReader.ts';
import { officeName } from './office.ts';
import type { FoundFile } from './readFolder.ts';

/** Names a content: in the object's name SHA-256, in the storage's metadata MD5. */
export type Digest = { readonly sha256: string; readonly md5: string };

export async function digestOf({ absolute }: FoundFile): Promise<Digest> {
  const sha256 = createHash('sha256');
  const md5 = createHash('md5');
  for await (const chunk of createReadStream(absolute)) {
    sha256.update(chunk);
    md5.update(chunk);
  }
  return { sha256: sha256.digest('hex'), md5: md5.digest('hex') };
}

/** Why students could not open a file; `scanned` files open, but no search finds their words. */
export type FileProblem = 'notPdf' | 'notPhoto' | 'encrypted' | 'broken' | 'scanned';

export const photoName = /\.(jpe?g|png|webp)$/i;
const photoStarts = [/^\xff\xd8\xff/, /^\x89PNG/, /^RIFF.{4}WEBP/s];

const edgeBytes = 1024;
const firstPages = 3;

/** Looks at the beginning and the end of a file, then reads its first pages. */
export async function problemOf(
  file: FoundFile,
  pdfs: Pick<PdfReader, 'read'>,
): Promise<FileProblem | undefined> {
  // LibreOffice says later what it cannot read.
  if (officeName.test(file.name)) return undefined;
  const { start, end } = await edges(file);
  if (photoName.test(file.name)) {
    return photoStarts.some((each) => each.test(start)) ? undefined : 'notPhoto';
  }
  if (!start.includes('%PDF-')) return 'notPdf';
  if (!end.includes('%%EOF')) return 'broken';
  try {
    const pages = await pdfs.read(new Uint8Array(await readFile(file.absolute)), firstPages);
    return pages.every(({ text }) => text === '') ? 'scanned' : undefined;
  } catch (error) {
    return /password/i.test(String(error)) ? 'encrypted' : 'broken';
  }
}

async function edges({ absolute, size }: FoundFile) {
  const handle = await open(absolute);
  try {
    const at = async (position: number) => {
      const { buffer, bytesRead } = await handle.read(
        Buffer.alloc(edgeBytes),
        0,
        edgeBytes,
        position,
      );
      return buffer.toString('latin1', 0, bytesRead);
    };
    return { start: await at(0), end: await at(Math.max(0, size - edgeBytes)) };
  } finally {
    await handle.close();
  }
}
