/** LibreOffice converts documents of strangers: it gets no secret, and one document stops no other. */
import { execFileSync } from 'node:child_process';
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { findOffice, type Office } from '../import/folder/office.ts';
import type { FoundFile } from '../import/folder/readFolder.ts';

let folder: string;
let office: Office | undefined;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'office-'));
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await office?.close();
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function put(name: string, content: string | Uint8Array): Promise<FoundFile> {
  const absolute = path.join(folder, name);
  await writeFile(absolute, content);
  return { absolute, name, shown: name, folders: [], size: 1, changedAt: new Date() };
}

/** A program in place of LibreOffice, which ends at a document with the text `broken`. */
async function fakeOffice(): Promise<string> {
  const { absolute } = await put(
    'soffice',
    `#!/bin/sh
env > '${folder}/environment'
for file; do
  case "$file" in
    *.odt) grep -q broken "$file" && exit 1; cp "$file" "\${file%.odt}.pdf" ;;
  esac
done`,
  );
  await chmod(absolute, 0o700);
  return absolute;
}

it('sees neither the password nor any other variable of the import', async () => {
  vi.stubEnv('SUPABASE_EDITOR_PASSWORD', 'not to be seen');
  office = await findOffice(await fakeOffice());
  await office?.convert([await put('a.odt', 'text')]);
  expect(await readFile(path.join(folder, 'environment'), 'utf8')).not.toContain('not to be seen');
});

it('converts those after one that ends it', async () => {
  office = await findOffice(await fakeOffice());
  const files = [
    await put('a.odt', 'first'),
    await put('b.odt', 'broken'),
    await put('c.odt', 'last'),
  ];
  const converted = await office?.convert(files);
  expect([...(converted?.keys() ?? [])].map(({ name }) => name)).toEqual(['a.odt', 'c.odt']);
});

const hasOffice = (() => {
  try {
    return execFileSync('soffice', ['--version']).length > 0;
  } catch {
    return false;
  }
})();

it.runIf(hasOffice)(
  'takes no picture of this machine into a PDF',
  async () => {
    const gif = Buffer.from('R0lGODdhAQABAIAAAP8AAP///ywAAAAAAQABAAACAkQBADs=', 'base64');
    const picture = await put('picture.gif', gif);
    office = await findOffice();
    const name = 'linked.odt';
    const converted = await office?.convert([await put(name, documentWith(picture.absolute))]);
    const pdf = await readFile([...(converted?.values() ?? [])][0] ?? '', 'latin1');
    expect(pdf).toContain('%PDF-');
    expect(pdf).not.toMatch(/\/Subtype ?\/Image/);
  },
  120_000,
);

/** An OpenDocument text with a picture that it only links. */
function documentWith(picture: string): Uint8Array {
  const names = ['office', 'text', 'drawing', 'xlink', 'svg-compatible'];
  const [office, text, drawing, , svg] = names.map(
    (name) => `urn:oasis:names:tc:opendocument:xmlns:${name}:1.0`,
  );
  const content = `<office:document-content xmlns:office="${office}" xmlns:text="${text}"
    xmlns:draw="${drawing}" xmlns:svg="${svg}" xmlns:xlink="http://www.w3.org/1999/xlink" office:version="1.2">
    <office:body><office:text><text:p>Ecco: <draw:frame text:anchor-type="as-char" svg:width="3cm" svg:height="3cm">
      <draw:image xlink:href="file://${picture}" xlink:type="simple" xlink:show="embed" xlink:actuate="onLoad"/>
    </draw:frame></text:p></office:text></office:body></office:document-content>`;
  const type = 'application/vnd.oasis.opendocument.text';
  const manifest = `<manifest:manifest xmlns:manifest="urn:oasis:names:tc:opendocument:xmlns:manifest:1.0">
    <manifest:file-entry manifest:full-path="/" manifest:media-type="${type}"/>
    <manifest:file-entry manifest:full-path="content.xml" manifest:media-type="text/xml"/></manifest:manifest>`;
  return zipSync({
    mimetype: [strToU8(type), { level: 0 }],
    'content.xml': strToU8(content),
    'META-INF/manifest.xml': strToU8(manifest),
  });
}
