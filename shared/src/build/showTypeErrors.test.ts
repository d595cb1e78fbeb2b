/** A type error showed nothing while developing, and stopped the release minutes later. */
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createRsbuild } from '@rsbuild/core';
import { expect, it, vi } from 'vitest';
import { showTypeErrors } from './showTypeErrors.ts';

it('sends type errors to the overlay', async () => {
  const cwd = mkdtempSync(join(tmpdir(), 'types-'));
  const file = join(cwd, 'index.ts');
  symlinkSync(
    fileURLToPath(new URL('../../node_modules', import.meta.url)),
    join(cwd, 'node_modules'),
  );
  writeFileSync(join(cwd, 'tsconfig.json'), '{"compilerOptions":{"noEmit":true,"types":[]}}');
  writeFileSync(file, 'export const count: number = "<two>";');
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const rsbuild = await createRsbuild({
    cwd,
    config: {
      logLevel: 'silent',
      plugins: [showTypeErrors],
      source: { entry: { index: './index.ts' } },
      server: { middlewareMode: true },
    },
  });
  const server = await rsbuild.createDevServer();
  const send = vi.fn();
  for (const { hot } of Object.values(server.environments)) hot.send = send;
  try {
    await vi.waitFor(
      () =>
        expect(send).toHaveBeenCalledExactlyOnceWith('errors', {
          text: [expect.stringContaining('index.ts(1,14): error TS2322')],
          html: expect.stringContaining("Type 'string' is not assignable to type 'number'."),
        }),
      { timeout: 50_000 },
    );
  } finally {
    await server.close();
    rmSync(cwd, { recursive: true });
  }
});
