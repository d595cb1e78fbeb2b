import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { progressLine } from '../content/report/progressLine.ts';
import {
  commonOptions,
  type ExitCode,
  runCommand,
  type WrittenProject,
} from '../content/runCommand.ts';
import type { Terminal } from '../content/terminal.ts';
import { projectApiAs } from '../functions/_shared/projectApi.ts';
import { extractPending } from '../functions/extract-pdf-content/extractPending.ts';
import { pdfReader } from '../local/pdfs/pdfReader.ts';

/** As many as may be taken at a time, read in threads of their own, up to what a bucket accepts. */
const limits = { files: 8, atOnce: 2, megabytes: 50 };

/** 50 MB at 500 KB a second; a file is leased for two minutes. */
const timeoutMs = 100_000;

/** Runs `content:extract`. @returns 1 when some files could not be read. */
export function command(terminal: Terminal): Promise<ExitCode> {
  const { output, errors } = terminal;
  const parse = (args: string[]) => parseArgs({ args, options: commonOptions });
  return runCommand(terminal, 'extract.help', parse, async ({ t, project }) => {
    const progress = progressLine(errors);
    const total = await extractAll(project(), (counts) =>
      progress.show(t('extract.reading', counts)),
    ).finally(progress.clear);
    output.write(`${t('extract.done', total)}\n`);
    if (total.failed + total.remaining === 0) return 0;
    output.write(`${t('extract.todo')}\n`);
    return 1;
  });
}

type Counts = { processed: number; failed: number; remaining: number };

/** How often a run looks whether files are free that an ended one had taken, and longer than they are taken. */
const checkMs = 5000;
const maximumChecks = 30;

/** Extracts until no file is pending. A file that fails is tried once in a run. */
async function extractAll(
  { url, access, handoutsBucket }: WrittenProject,
  onProgress: (counts: Counts) => void,
): Promise<Counts> {
  const api = projectApiAs(url, access, timeoutMs);
  const pool = Array.from({ length: limits.atOnce }, () => pdfReader());
  const againSince = new Date().toISOString();
  let turn = 0;
  const total: Counts = { processed: 0, failed: 0, remaining: 0 };
  try {
    for (let checks = 0; checks <= maximumChecks; ) {
      const read = (bytes: Uint8Array<ArrayBuffer>) => {
        turn += 1;
        return (
          pool[turn % pool.length]?.read(bytes) ?? Promise.reject(new Error('There is no reader'))
        );
      };
      const { processed, failed, remaining, leased } = await extractPending(api, read, {
        ...limits,
        againSince,
        handoutsBucket,
      });
      total.processed += processed;
      total.failed += failed;
      total.remaining = remaining + leased;
      onProgress(total);
      if (processed + failed > 0) continue;
      if (leased + remaining === 0) break;
      checks += 1;
      await wait(checkMs);
    }
    return total;
  } finally {
    await Promise.all(pool.map((reader) => reader.close()));
  }
}
