/** A shell whose server file cannot start would become live, with every page as a frame until a rollback. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import demonstration from 'shared/demonstration.json' with { type: 'json' };
import type { ShellRecord } from 'shared/registry';
import { expect, it, vi } from 'vitest';
import { shellServerFile } from '../../shell/src/boot/shellVersions.ts';
import { buildOne } from '../../tools/build/build.ts';
import { publishShell } from '../../tools/prerender/publishShell.ts';
import { integrityOf } from '../../tools/registry/sectionRecord.ts';
import { drawsPages } from '../../tools/release/checks/drawing.ts';
import { withTemporaryFolder } from '../../tools/temporaryFolder.ts';

vi.setConfig({ testTimeout: 300_000 });

/** The shell of this checkout, with something before its server file. */
async function check(before: string) {
  const built = await buildOne('shell', () => {});
  return withTemporaryFolder(async (folder) => {
    const record: ShellRecord = publishShell(folder, built, demonstration, 'abc');
    const path = join(folder, shellServerFile);
    const source = before + readFileSync(path, 'utf8');
    writeFileSync(path, source);
    const bytes = Buffer.from(source);
    const server = { path: shellServerFile, bytes: bytes.length, integrity: integrityOf(bytes) };
    return drawsPages({ ...record, server }, folder, demonstration.url);
  });
}

it('a shell is refused whose server file cannot start, and no other', async () => {
  expect(await check('')).toMatchObject({ ok: true });
  expect(await check('throw new Error("broken");')).toMatchObject({
    ok: false,
    detail: 'The live shell cannot be drawn: Its server file cannot start.',
  });
});
