/** Every file that the demonstration rows link to opens and can be read, except the deliberate faults. */
import { extractText, getDocumentProxy } from 'unpdf';
import { expect, it } from 'vitest';
import { demoFaults } from '../demo/demoFaults.ts';
import { demoFiles } from '../demo/demoFiles.ts';
import { runningBackend } from './runningBackend.ts';

const { backend } = runningBackend();
const files = () => demoFiles(backend().database.sql, backend().url);

/** Lines long enough to say something, each once; the title page's furniture is short. */
const saidIn = (text: string) =>
  new Set(text.split('\n').filter((line) => line.trim().length > 40));

it('each PDF has several pages of text of its own', async () => {
  const pdfs = (await files()).filter((file) => file.name.endsWith('.pdf'));
  expect(pdfs).toHaveLength(162 + 36 + 49 - 1);
  const said = new Map<string, ReadonlySet<string>>();
  for (const file of pdfs) {
    const address = `${file.bucket}/${file.name}`;
    if (address === demoFaults.corruptFile) continue;
    const document = await getDocumentProxy(await file.make());
    const { totalPages, text } = await extractText(document, { mergePages: false });
    await document.loadingTask.destroy();
    const all = text.join('\n');
    expect(totalPages, address).toBeGreaterThanOrEqual(2);
    expect(all.length, address).toBeGreaterThan(1200);
    said.set(address, saidIn(all));
  }
  // Found once: 109 of 160 handouts had the text of another one under their own title.
  const copies = [...said].flatMap(([one, lines]) =>
    [...said].flatMap(([other, others]) => {
      const shared = [...lines].filter((line) => others.has(line)).length;
      return one < other && shared > 0.4 * Math.min(lines.size, others.size)
        ? [`${one} = ${other}`]
        : [];
    }),
  );
  expect(copies).toEqual([]);
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
