/**
 * Every file that the demonstration rows link to opens, can be read and is what its name says, except the
 * deliberate faults, which the check of the content finds. Once 160 handouts had 78 bodies between them,
 * and no solved exercise was one.
 */
import { extractText, getDocumentProxy, getMeta } from 'unpdf';
import { beforeAll, expect, it } from 'vitest';
import { project } from '../content/project.ts';
import { demoFaults } from '../demo/demoFaults.ts';
import { demoFiles } from '../demo/demoFiles.ts';
import { checkContent } from './checkContent.ts';
import { sharedBackend } from './sharedBackend.ts';

const { backend } = sharedBackend();
const files = () => demoFiles(backend().database.sql, backend().url);

/** Fetched from the server, which generates each file only once: generating them takes most of this test's time. */
async function served(address: string): Promise<Uint8Array> {
  const { url, secretKey } = backend();
  const response = await fetch(`${url}/storage/v1/object/authenticated/${address}`, {
    headers: { apikey: secretKey },
  });
  expect(response.status, address).toBe(200);
  return new Uint8Array(await response.arrayBuffer());
}

type ReadPdf = {
  readonly address: string;
  readonly bytes: number;
  readonly pages: readonly string[];
  readonly title: unknown;
  readonly language: unknown;
};
const pdfs: ReadPdf[] = [];

beforeAll(async () => {
  for (const file of await files()) {
    const address = `${file.bucket}/${file.name}`;
    if (!file.name.endsWith('.pdf') || address === demoFaults.corruptFile) continue;
    const made = await served(address);
    const bytes = made.length;
    const document = await getDocumentProxy(made, { verbosity: 0 });
    const { text: pages } = await extractText(document, { mergePages: false });
    const { info } = await getMeta(document);
    await document.loadingTask.destroy();
    pdfs.push({ address, bytes, pages, title: info.Title, language: info.Language });
  }
}, 300_000);

it('each PDF has a few pages with text, a title and a language, and is small', () => {
  // All of them, but the one that is missing and the one that is corrupt.
  expect(pdfs).toHaveLength(162 + 36 + 49 - 2);
  for (const { address, bytes, pages, title, language } of pdfs) {
    expect(pages.length, address).toBeGreaterThanOrEqual(2);
    expect(pages.length, address).toBeLessThanOrEqual(5);
    for (const page of pages) expect(page.length, address).toBeGreaterThan(200);
    expect(title, address).toEqual(expect.stringMatching(/\S/));
    expect(language, address).toBe('it-IT');
    expect(bytes, address).toBeLessThan(30_720);
  }
});

it('every character was found in a font', () => {
  for (const { address, pages } of pdfs) expect(pages.join(''), address).not.toMatch(/[\0\uFFFD]/);
});

it('no two have more than two fifths of their sentences in common', () => {
  const sentences = pdfs.map(({ address, pages }) => {
    const text = pages.join(' ').replace(/\s+/g, ' ');
    return {
      address,
      own: new Set(text.split(/(?<=[.:;?])\s/).filter(({ length }) => length > 20)),
    };
  });
  for (const [index, one] of sentences.entries()) {
    for (const other of sentences.slice(index + 1)) {
      const shared = [...one.own].filter((sentence) => other.own.has(sentence)).length;
      const share = shared / Math.min(one.own.size, other.own.size);
      expect(share, `${one.address} and ${other.address}`).toBeLessThanOrEqual(0.4);
    }
  }
});

it.each([
  ['esercizi', /Soluzione/g, 5],
  ['formulario', / [=≈±≤] /g, 15],
  ['casi-commentati', /Caso \d/g, 5],
  ['sentenze-commentate', /Caso \d/g, 5],
  ['domande', /\?/g, 8],
  ['grafici-commentati', /La frase:/g, 4],
  ['glossario', /\p{Lu}[\p{L} ]+\. /gu, 20],
  ['linea-del-tempo', /\b(1[789]|20)\d\d\b/g, 18],
  ['piano-dei-conti', /\b\d\d\.\d\d\b/g, 30],
  ['laboratorio-in-r', /<-/g, 5],
  ['atti-tipo', /«/g, 4],
])('each «%s» is one', (kind, mark, least) => {
  const named = pdfs.filter(({ address }) => address.includes(kind));
  expect(named).not.toHaveLength(0);
  for (const { address, pages } of named) {
    const found = pages.join(' ').replace(/\s+/g, ' ').match(mark) ?? [];
    expect(found.length, address).toBeGreaterThanOrEqual(least);
  }
});

it('the corrupt one cannot be read', async () => {
  const corrupt = (await files()).find(
    (file) => `${file.bucket}/${file.name}` === demoFaults.corruptFile,
  );
  await expect(corrupt?.make().then((bytes) => getDocumentProxy(bytes))).rejects.toThrow();
});

it('the same document has the same bytes at every start', async () => {
  const [first] = await files();
  const [again] = await files();
  expect(await first?.make()).toEqual(await again?.make());
});

/** It requests 262 files, each of them three times. */
const timeoutMs = 180_000;

it('the check finds the seven faults of the demonstration', { timeout: timeoutMs }, async () => {
  const { url, publishableKey } = backend();
  // The check may use another host name than the rows.
  const address = url.replace('127.0.0.1', 'localhost');
  const findings = await checkContent(project(address, publishableKey, 'handouts'), new Date());
  expect(findings.map(({ kind, name }) => `${kind}: ${name}`)).toEqual([
    'missing score: Nazarbayev University',
    'missing score: University of Ghana',
    'dead link: Econometria - Dati panel.pdf',
    'broken PDF: Marketing - Glossario.pdf',
    'dead link: Paola Esempio',
    'missing photo: Jacopo Prova',
    'missing photo: Riccardo Modello',
  ]);
  const details = findings.map(({ detail }) => detail ?? '');
  for (const fault of Object.values(demoFaults)) {
    expect(details.filter((detail) => detail.endsWith(fault))).toHaveLength(1);
  }
});
