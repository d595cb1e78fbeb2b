/** Every file that the demonstration rows link to opens and can be read, except the deliberate faults. */
import { extractText, getDocumentProxy } from 'unpdf';
import { expect, it } from 'vitest';
import { demoFaults } from '../demo/demoFaults.ts';
import { demoFiles } from '../demo/demoFiles.ts';
import { runningBackend } from './runningBackend.ts';

const { backend } = runningBackend();
const files = () => demoFiles(backend().database.sql, backend().url);

it('each PDF has several pages of text on its own subject', async () => {
  const pdfs = (await files()).filter((file) => file.name.endsWith('.pdf'));
  expect(pdfs).toHaveLength(162 + 36 + 49 - 1);
  for (const file of pdfs) {
    const address = `${file.bucket}/${file.name}`;
    if (address === demoFaults.corruptFile) continue;
    const document = await getDocumentProxy(await file.make());
    const { totalPages, text } = await extractText(document, { mergePages: true });
    await document.loadingTask.destroy();
    expect(totalPages, address).toBeGreaterThanOrEqual(3);
    expect(text.length, address).toBeGreaterThan(1500);
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
