import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

/**
 * The last minor version that runs on Node 20. It is downloaded when this scenario runs, because the
 * project needs its 200 packages for nothing else.
 */
export const lighthouseVersion = '12.8.2';

/** Also clears local storage, where the page stores the language of the previous run. */
const config = fileURLToPath(new URL('./config.json', import.meta.url));

const run = promisify(execFile);

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
type Category = (typeof categories)[number];

/** From 0 to 100. */
export type Scores = ReadonlyMap<Category, number>;

/** The parts of Lighthouse's report that are read. */
interface Report {
  categories: Record<Category, { score: number | null }>;
  runtimeError?: { message: string };
}

/** @returns the path of Lighthouse's program: starting it through pnpm for every page takes longer. */
export async function installLighthouse(): Promise<string> {
  const dlx = ['dlx', `--package=lighthouse@${lighthouseVersion}`];
  const { stdout } = await run(
    'npx',
    ['--yes', 'pnpm@12.21.0', '--silent', ...dlx, 'node', '-p', 'process.env.PATH'],
    { timeout: 300_000, shell: process.platform === 'win32' },
  );
  const [binaries = ''] = stdout.trim().split(delimiter);
  const program = join(binaries, '../lighthouse/cli/index.js');
  if (!existsSync(program)) throw new Error(`Lighthouse ${lighthouseVersion} is not installed.`);
  return program;
}

/**
 * @param port The debugging port of a running Chromium.
 * @param file The report without its extension: `.report.json` and `.report.html`.
 * @throws Error when Lighthouse cannot score the page.
 */
export async function runLighthouse(
  program: string,
  url: string,
  port: number,
  file: string,
): Promise<Scores> {
  const options = [
    `--port=${port}`,
    `--config-path=${config}`,
    '--output=json',
    '--output=html',
    `--output-path=${file}`,
    `--only-categories=${categories.join(',')}`,
    '--no-enable-error-reporting',
    '--quiet',
  ];
  await run(process.execPath, [program, url, ...options], {
    timeout: 180_000,
    maxBuffer: 64_000_000,
  });
  const report: Report = JSON.parse(readFileSync(`${file}.report.json`, 'utf8'));
  if (report.runtimeError) throw new Error(report.runtimeError.message);
  return new Map(
    categories.map((name) => [name, Math.round((report.categories[name].score ?? 0) * 100)]),
  );
}
