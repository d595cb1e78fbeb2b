import { execFile } from 'node:child_process';
import { mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { FoundFile } from './readFolder.ts';

const run = promisify(execFile);

/** What LibreOffice makes a PDF of. */
export const officeName = /\.(docx?|pptx?|odt|odp)$/i;

/** A hundred slides with pictures take about a minute. */
const conversionTimeoutMs = 10 * 60_000;

/** LibreOffice on this machine. */
export type Office = {
  /** The PDFs of these files, where it could make one. */
  readonly convert: (files: readonly FoundFile[]) => Promise<ReadonlyMap<FoundFile, string>>;
  readonly close: () => Promise<void>;
};

/** @returns undefined where LibreOffice is not installed. */
export async function findOffice(
  command = process.env.SOFFICE ?? 'soffice',
): Promise<Office | undefined> {
  try {
    await run(command, ['--version'], { timeout: 60_000 });
  } catch {
    return undefined;
  }
  const folder = await mkdtemp(path.join(tmpdir(), 'import-office-'));
  let count = 0;
  return {
    convert: async (files) => {
      if (files.length === 0) return new Map();
      const named = await Promise.all(
        files.map(async (file) => {
          // Two files may have one name, and some names are options.
          count += 1;
          const link = path.join(folder, `${count}${path.extname(file.name)}`);
          const pdf = path.join(folder, `${count}.pdf`);
          await symlink(file.absolute, link);
          return { file, link, pdf };
        }),
      );
      const links = named.map(({ link }) => link);
      // An installation that is open has a lock on its own settings.
      const settings = `-env:UserInstallation=file://${path.join(folder, 'settings')}`;
      const options = [settings, '--headless', '--convert-to', 'pdf', '--outdir', folder];
      await run(command, [...options, ...links], { timeout: conversionTimeoutMs }).catch(
        () => undefined,
      );
      return new Map(named.map(({ file, pdf }) => [file, pdf]));
    },
    close: () => rm(folder, { recursive: true, force: true }),
  };
}
