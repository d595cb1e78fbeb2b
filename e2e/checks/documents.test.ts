/** Documents: links, the list of decisions (a merge once wrote it three times, one link dead), length, repetitions. */
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../../tools/paths.ts';

const read = (file: string) => readFileSync(join(root, file), 'utf8');
const documents = execFileSync('git', ['ls-files', '*.md'], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter((file) => file !== '' && !file.startsWith('supabase/demo/texts/'));

it('links lead to files that exist', () => {
  const broken = documents.flatMap((file) =>
    [...read(file).matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)[^)]*\)/g)]
      .map(([, target = '']) => target)
      .filter((target) => !existsSync(join(root, dirname(file), target)))
      .map((target) => `${file}: ${target}`),
  );
  expect(broken).toEqual([]);
});

it('the list of decisions names each record once, in order', () => {
  const listed = [...read('docs/decisions/README.md').matchAll(/\]\((\d{4}-[^)]+)\)/g)];
  const records = readdirSync(join(root, 'docs/decisions')).filter((file) => /^\d/.test(file));
  expect(listed.map(([, file]) => file)).toEqual(records.sort());
});

/** What people write: without the files and sections that `pnpm contract`, `conformance` and `pnpm bench` write. */
const written = documents
  .filter((file) => !['docs/contract.md', 'docs/conformance.md'].includes(file))
  .map((file) => read(file).replace(/<!-- begin (\S+) -->[\s\S]*?<!-- end \1 -->/g, ''));

it('documents have at most 40,000 words, as `wc -w` counts them', () => {
  expect(written.join('\n').split(/\s+/).length).toBeLessThan(40_000);
});

it('no paragraph is in two places', () => {
  const paragraphs = written
    .flatMap((text) => text.split(/\n{2,}/))
    .filter((one) => one.length > 100 && /^[^\s`]/.test(one));
  expect(paragraphs.filter((one, index) => paragraphs.indexOf(one) !== index)).toEqual([]);
});
