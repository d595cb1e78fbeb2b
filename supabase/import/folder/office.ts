import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { access, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FoundFile } from './readFolder.ts';

/** What LibreOffice makes a PDF of. */
export const officeName = /\.(docx?|pptx?|odt|odp)$/i;

/** A hundred slides with pictures take about a minute. */
const conversionTimeoutMs = 10 * 60_000;
/** Of one document, after a run with it failed. */
const singleTimeoutMs = 2 * 60_000;

/** Otherwise a document publishes pictures of this machine, or of its network, to which it links. */
const settingsXml = `<?xml version="1.0" encoding="UTF-8"?>
<oor:items xmlns:oor="http://openoffice.org/2001/registry">
<item oor:path="/org.openoffice.Office.Common/Security/Scripting"><prop
  oor:name="BlockUntrustedRefererLinks" oor:op="fuse"><value>true</value></prop></item>
</oor:items>
`;

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
  const folder = await mkdtemp(path.join(tmpdir(), 'import-office-'));
  const close = () => rm(folder, { recursive: true, force: true });
  try {
    await run(command, ['--version'], folder, 60_000);
  } catch {
    await close();
    return undefined;
  }
  // An installation that is open has a lock on its own settings.
  const settings = path.join(folder, 'settings');
  await mkdir(path.join(settings, 'user'), { recursive: true });
  await writeFile(path.join(settings, 'user/registrymodifications.xcu'), settingsXml);
  const options = ['--headless', '--convert-to', 'pdf', '--outdir', folder];
  const convert = (links: readonly string[], timeoutMs: number) =>
    run(
      command,
      [`-env:UserInstallation=file://${settings}`, ...options, ...links],
      folder,
      timeoutMs,
    ).catch(() => undefined);
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
      await convert(links, conversionTimeoutMs);
      const converted = new Map<FoundFile, string>();
      for (const { file, link, pdf } of named) {
        // One document that ends LibreOffice takes those after it along.
        if (!(await exists(pdf)) && named.length > 1) await convert([link], singleTimeoutMs);
        if (await exists(pdf)) converted.set(file, pdf);
      }
      return converted;
    },
    close,
  };
}

/**
 * Runs LibreOffice without the environment of the import: a document's links may contain its variables, such as the
 * password (CVE-2024-12426).
 *
 * @throws Error where it cannot be started, fails or takes too long.
 */
async function run(
  command: string,
  args: readonly string[],
  home: string,
  timeoutMs: number,
): Promise<void> {
  const { PATH, LANG, SYSTEMROOT } = process.env;
  const env = { PATH, LANG, SYSTEMROOT, HOME: home };
  const isWindows = process.platform === 'win32';
  const child = spawn(command, args, { env, stdio: 'ignore', detached: !isWindows });
  // Elsewhere `soffice` is a script, whose program goes on without it.
  const stop = () => {
    if (child.pid !== undefined) process.kill(isWindows ? child.pid : -child.pid, 'SIGKILL');
  };
  const timeout = setTimeout(stop, timeoutMs);
  try {
    const [code]: unknown[] = await once(child, 'exit');
    if (code !== 0) throw new Error(`LibreOffice ended with ${code}`);
  } finally {
    clearTimeout(timeout);
  }
}

const exists = (file: string) =>
  access(file).then(
    () => true,
    () => false,
  );
