/**
 * A PDF of 5,000 pages took 21 seconds and 1.5 GB; one of 437 KB whose page unpacks to 300 MB blocked the
 * local server for over a minute and printed ten million warnings. Now a PDF has limits, the reason of a
 * failure is stored, and other requests do not wait.
 */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { pageTexts } from '../functions/extract-pdf-content/pageTexts.ts';
import { pdfReader } from '../local/pdfs/pdfReader.ts';
import { type Backend, startBackend } from '../local/server.ts';
import { nonsense, oneLine, samplePdf } from './samplePdf.ts';

const limits = { pages: 3, characters: 25, seconds: 60 };

const page = { text: 'una pagina', headings: [] };

describe('reading a PDF', () => {
  it('returns the text of each page', async () => {
    expect(await pageTexts(samplePdf(oneLine, 2))).toEqual([page, page]);
  });

  it('joins what the end of a line divided, and keeps hyphens that are always written', async () => {
    const lines = [
      'La macro-',
      'economia e il socio-',
      'economico; Emilia-',
      'Romagna, 2023-',
      '2024 -',
      'fine',
    ];
    const content = lines.map((line) => `(${line}) Tj T*`).join(' ');
    const [{ text = '' } = {}] = await pageTexts(
      samplePdf(Buffer.from(`BT /F1 12 Tf 14 TL 50 700 Td ${content} ET`)),
    );
    expect(text.replaceAll('\u00AD', '|')).toBe(
      'La macro|economia\ne il socio|economico;\nEmilia-Romagna,\n2023-\n2024 -\nfine',
    );
  });

  // PostgreSQL refuses half of a letter, and one such page made its file unsearchable.
  it('ends a long page with a whole letter', async () => {
    const line = `(${'x'.repeat(90)}) Tj T*`;
    const letters = Buffer.from(`BT /F1 12 Tf 1 TL 50 700 Td (a) Tj ${line.repeat(120)} ET`);
    const [{ text = '' } = {}] = await pageTexts(
      samplePdf(letters, 1, '<< /Differences [120 /u1D465] >>'),
    );
    expect({ length: text.length, end: text.slice(-2) }).toEqual({ length: 19_999, end: '𝑥' });
  });

  it('stops at a limit and names it', async () => {
    const expectStop = (pages: number, changed = {}) =>
      expect(pageTexts(samplePdf(oneLine, pages), undefined, { ...limits, ...changed })).rejects;
    await expectStop(4).toThrow('The PDF has 4 pages; at most 3 are read');
    await expectStop(3).toThrow('The PDF has more than 25 characters');
    await expectStop(2, { seconds: 0 }).toThrow('Reading the PDF took longer than 0 seconds');
    await expect(pageTexts(samplePdf(oneLine, 401))).rejects.toThrow(/at most 400/);
  });

  it('prints nothing about invalid content', async () => {
    const printed = vi.spyOn(console, 'log').mockImplementation(() => undefined);
    try {
      await pageTexts(samplePdf(nonsense(0.01)));
      expect(printed).not.toHaveBeenCalled();
    } finally {
      printed.mockRestore();
    }
  });
});

describe('reading in a worker', () => {
  it('stops when a page takes too long, and reads the next file', async () => {
    const reader = pdfReader({ seconds: 1 });
    await expect(reader.read(samplePdf(nonsense(60)))).rejects.toThrow(
      'Reading the PDF took longer than 1 seconds',
    );
    // The new thread may need longer than a second to start beside other tests.
    await vi.waitFor(
      async () => expect(await reader.read(samplePdf(oneLine))).toEqual([page]),
      60_000,
    );
    await reader.close();
  });

  it('stops when a page unpacks to too much', async () => {
    const reader = pdfReader({ megabytes: 100 });
    await expect(reader.read(samplePdf(Buffer.alloc(300_000_000)))).rejects.toThrow(
      'Reading the PDF took more than 100 MB',
    );
    await reader.close();
  });

  it('reports why a file cannot be read', async () => {
    const reader = pdfReader();
    await expect(reader.read(new TextEncoder().encode('%PDF-1.7'))).rejects.toThrow(/PDF/);
    expect(await reader.read(samplePdf(oneLine))).toEqual([page]);
    await reader.close();
  });
});

describe('the local server', () => {
  let folder: string;
  let backend: Backend;

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'linea-'));
    await mkdir(path.join(folder, 'guides'));
    await writeFile(path.join(folder, 'guides/slow.pdf'), samplePdf(nonsense(30)));
    backend = await startBackend({ port: 0, seedFolders: [], storageFolder: folder });
  });

  afterAll(async () => {
    await backend.close();
    await rm(folder, { recursive: true });
  });

  it('serves other requests while a PDF is read', async () => {
    // The first request also reads the schema, which is not measured here.
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
      const sent = performance.now();
      await (await fetch(`${backend.url}/health`)).text();
      longest = Math.max(longest, performance.now() - sent);
    }
    // On a busy machine the PDF may exceed its limit instead; either way only its own request waits.
    expect(await extraction).toMatchObject({ remaining: 0 });
    expect(longest).toBeLessThan((performance.now() - begun) / 3);
  });
});
