import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

/**
 * The last line of Lighthouse that runs on Node 20. It is fetched when this part runs, and not with
 * the project: 200 packages and 185 MB that nothing else needs.
 */
const lighthouse = 'lighthouse@12.8.2';

/** Its own, but every visitor is a new one: the page remembers the language of the reading before. */
const config = fileURLToPath(new URL('./config.json', import.meta.url));

const pnpm = 'pnpm@12.21.0';
const run = promisify(execFile);

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

export type Category = (typeof categories)[number];

/** What Lighthouse says of one page. */
export interface Judgement {
  /** From 0 to 100. */
  scores: Record<Category, number>;
  /** What costs points, one line each; of performance, what is below its best. */
  costs: string[];
}

/** As much of Lighthouse's report as we read. */
interface Report {
  categories: Record<
    Category,
    { score: number | null; auditRefs: { id: string; weight: number; group?: string }[] }
  >;
  audits: Record<
    string,
    {
      title: string;
      score: number | null;
      displayValue?: string;
      details?: { items?: { node?: { selector?: string }; url?: string; description?: string }[] };
    }
  >;
  runtimeError?: { message: string };
}

/** Runs Lighthouse with these arguments. */
export type Start = (args: readonly string[]) => Promise<void>;

/** Fetches Lighthouse where it is not yet; asking the package manager for every page takes longer. */
export async function findLighthouse(): Promise<Start> {
  const { stdout: path } = await run(
    'npx',
    ['--yes', pnpm, '--silent', 'dlx', `--package=${lighthouse}`, 'node', '-p', 'process.env.PATH'],
    { timeout: 300_000, shell: process.platform === 'win32' },
  );
  const [programs = ''] = path.trim().split(delimiter);
  const program = join(programs, '../lighthouse/cli/index.js');
  if (!existsSync(program)) throw new Error(`${lighthouse} could not be fetched.`);
  return async (args) => {
    await run(process.execPath, [program, ...args], { timeout: 180_000, maxBuffer: 64_000_000 });
  };
}

/**
 * Asks Lighthouse for its judgement of a page on a phone.
 *
 * @param port Where a running Chromium is driven.
 * @param file Where the report goes.
 * @throws Error when there is no judgement.
 */
export async function judge(
  start: Start,
  url: string,
  port: number,
  file: string,
): Promise<Judgement> {
  await start([
    url,
    `--port=${port}`,
    `--config-path=${config}`,
    '--output=json',
    `--output-path=${file}`,
    `--only-categories=${categories.join(',')}`,
    '--no-enable-error-reporting',
    '--quiet',
  ]);
  const report: Report = JSON.parse(readFileSync(file, 'utf8'));
  if (report.runtimeError) throw new Error(report.runtimeError.message);
  const scores = Object.fromEntries(
    categories.map((name) => [name, Math.round((report.categories[name].score ?? 0) * 100)]),
  );
  return { scores: scores as Record<Category, number>, costs: costsOf(report) };
}

function costsOf({ categories: judged, audits }: Report): string[] {
  return categories.flatMap((name) =>
    judged[name].auditRefs
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => {
        const { title = id, displayValue, score, details } = audits[id] ?? {};
        const where = (details?.items ?? [])
          .map(({ node, url, description }) => node?.selector ?? url ?? description)
          .filter(Boolean)
          .slice(0, 3);
        const of = name === 'performance' ? ` (${((score ?? 0) * 100).toFixed(0)} of 100)` : '';
        return `${name}: ${title}${of}${displayValue ? `, ${displayValue}` : ''}${where.length ? `: ${where.join('; ')}` : ''}`;
      }),
  );
}
