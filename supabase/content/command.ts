import { parseArgs } from 'node:util';
import { defaultHandoutsBucket } from '../functions/_shared/environment.ts';
import { localPublishableKey } from '../local/keys.ts';
import { isTurnOfYear } from './checks/checkYear.ts';
import { findFaults } from './findFaults.ts';
import { ContentUnreadable } from './project/contentUnreadable.ts';
import { fetchOnce } from './project/fetchWithRetry.ts';
import { isLoopback, projectOf, projectUrl } from './project/projectUrl.ts';
import { publicKey } from './project/publicKey.ts';
import { project } from './project.ts';
import { readTables } from './readTables.ts';
import { progressLine } from './report/progressLine.ts';
import { renderJson, renderReport } from './report/renderReport.ts';
import { renderValues } from './report/renderValues.ts';
import { commonOptions, type ExitCode, runCommand } from './runCommand.ts';
import { layout, type Terminal } from './terminal.ts';

const options = {
  ...commonOptions,
  key: { type: 'string' },
  bucket: { type: 'string' },
  files: { type: 'string', multiple: true },
  json: { type: 'boolean', default: false },
  values: { type: 'boolean', default: false },
  year: { type: 'boolean', default: false },
  site: { type: 'string' },
} as const;

/** Runs `content:check`. @returns 1 when there are findings. */
export function command(terminal: Terminal, now = new Date()): Promise<ExitCode> {
  const { output, errors, environment } = terminal;
  const parse = (args: string[]) => parseArgs({ args, options });
  return runCommand(terminal, 'help', parse, async ({ values, t }) => {
    const page = layout(output, environment);
    if (values.values) {
      output.write(`${renderValues(t, page)}\n`);
      return 0;
    }
    const url = projectOf(values.url, environment);
    const key = values.key ?? environment.SUPABASE_PUBLISHABLE_KEY;
    if (!key && !isLoopback(url)) throw new ContentUnreadable('no key', url);
    const source = project(
      url,
      publicKey(key || localPublishableKey),
      values.bucket ?? (environment.HANDOUTS_BUCKET || defaultHandoutsBucket),
      (values.files ?? []).map((address) => new URL(projectUrl(address)).origin),
    );
    const progress = progressLine(errors);
    let files = 0;
    try {
      progress.show(t('report.reading'));
      const read = await readTables(source);
      const isDue = values.year || isTurnOfYear(now);
      const site = values.site ?? (environment.SITE_URL || undefined);
      const year = isDue
        ? { changedAt: await source.changedAt(), footerYear: await footerYear(site) }
        : undefined;
      const onOpened = (opened: number, all: number) => {
        files = all;
        progress.show(t('report.opening', { opened, all }));
      };
      const findings = await findFaults(source, read, now, onOpened, year);
      progress.clear();
      const report = values.json
        ? renderJson(findings, t)
        : renderReport({ url, tables: read.tables, files, findings }, t, page);
      output.write(`${report}\n`);
      return findings.length === 0 ? 0 : 1;
    } finally {
      progress.clear();
    }
  });
}

const siteTimeoutMs = 15_000;

/** The year in the footer of a site, which its pages have without scripts. */
async function footerYear(site: string | undefined): Promise<number | undefined> {
  if (site === undefined) return undefined;
  const page = await fetchOnce(site, {}, siteTimeoutMs).catch(() => undefined);
  const year = /©\s*(?:<!-- -->)?(\d{4})/.exec(new TextDecoder().decode(page?.bytes))?.[1];
  return year === undefined ? undefined : Number(year);
}
