/**
 * A PDF of 5,000 pages took 21 seconds and 1.5 GB; one of 437 KB whose page unpacks to 300 MB stopped
 * the whole local server for more than a minute and printed ten million warnings. What a PDF may take is
 * limited, the reason is kept, and nobody else waits.
 */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { pageTexts } from '../functions/extract-pdf-content/pageTexts.ts';
import { pdfReader } from '../local/pdfs/pdfReader.ts';
import { type Backend, startBackend } from '../local/server.ts';
import { madePdf, nonsense, oneLine } from './madePdf.ts';

const limits = { pages: 3, characters: 25, seconds: 60 };

describe('reading', () => {
  it('goes page by page', async () => {
    expect(await pageTexts(madePdf(oneLine, 2))).toEqual(['una pagina', 'una pagina']);
  });

  it('ends where a limit is passed, and says which', async () => {
    const said = (pages: number, changed = {}) =>
      expect(pageTexts(madePdf(oneLine, pages), { ...limits, ...changed })).rejects;
    await said(4).toThrow('The PDF has 4 pages; at most 3 are read');
    await said(3).toThrow('The PDF has more than 25 characters');
    await said(2, { seconds: 0 }).toThrow('Reading the PDF took longer than 0 seconds');
    await expect(pageTexts(madePdf(oneLine, 401))).rejects.toThrow(/at most 400/);
  });

  it('prints nothing about what it skips', async () => {
    const printed = vi.spyOn(console, 'log').mockImplementation(() => undefined);
    try {
      await pageTexts(madePdf(nonsense(0.01)));
      expect(printed).not.toHaveBeenCalled();
    } finally {
      printed.mockRestore();
    }
  });
});

describe('reading beside the server', () => {
  it('is ended when a page takes too long, and the next file is read', async () => {
    const reader = pdfReader({ seconds: 1 });
    await expect(reader.read(madePdf(nonsense(60)))).rejects.toThrow(
      'Reading the PDF took longer than 1 seconds',
    );
    expect(await reader.read(madePdf(oneLine))).toEqual(['una pagina']);
    await reader.close();
  });

  it('is ended when a page unpacks to too much', async () => {
    const reader = pdfReader({ megabytes: 100 });
    await expect(reader.read(madePdf(Buffer.alloc(300_000_000)))).rejects.toThrow(
      'Reading the PDF took more than 100 MB',
    );
    await reader.close();
  });

  it('tells the reason of a file that cannot be read', async () => {
    const reader = pdfReader();
    await expect(reader.read(new TextEncoder().encode('%PDF-1.7'))).rejects.toThrow(/PDF/);
    expect(await reader.read(madePdf(oneLine))).toEqual(['una pagina']);
    await reader.close();
  });
});

describe('the local server', () => {
  let folder: string;
  let backend: Backend;

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'linea-'));
    await mkdir(path.join(folder, 'guides'));
    await writeFile(path.join(folder, 'guides/slow.pdf'), madePdf(nonsense(30)));
    backend = await startBackend({ port: 0, seedFolders: [], storageFolder: folder });
  });

  afterAll(async () => {
    await backend.close();
    await rm(folder, { recursive: true });
  });

  it('answers others while a PDF is read', async () => {
    // The first request of all reads the schema, which takes a while and is not what is measured.
    await fetch(`${backend.url}/functions/v1/extract-pdf-content`, { method: 'POST' });
    await backend.database.sql.query(
      "insert into public.guides (category, title, file_url) values ('tesi', 'Lenta', $1)",
      [`${backend.url}/storage/v1/object/public/guides/slow.pdf`],
    );
    const begun = performance.now();
    let reading = true;
    const extraction = fetch(`${backend.url}/functions/v1/extract-pdf-content`, { method: 'POST' })
      .then((response) => response.json())
      .finally(() => {
        reading = false;
      });
    let longest = 0;
    while (reading) {
      const asked = performance.now();
      await (await fetch(`${backend.url}/health`)).text();
      longest = Math.max(longest, performance.now() - asked);
    }
    // Read or, on a busy machine, given up: somebody waited for it, and nobody else did.
    expect(await extraction).toMatchObject({ remaining: 0 });
    expect(longest).toBeLessThan((performance.now() - begun) / 3);
  });
});
