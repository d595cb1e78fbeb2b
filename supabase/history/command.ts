import { parseArgs } from 'node:util';
import type { TFunction } from 'i18next';
import { z } from 'zod';
import { renderTable } from '../content/report/renderTable.ts';
import { nameOfRow, row } from '../content/row.ts';
import { commonOptions, type ExitCode, runCommand } from '../content/runCommand.ts';
import { layout, type Terminal } from '../content/terminal.ts';
import type { ReportLanguage } from '../content/texts.ts';
import { type ProjectApi, projectApiAs } from '../functions/_shared/projectApi.ts';
import { contentFiles } from './contentFiles.ts';

const changes = z.array(
  z.object({
    id: z.number(),
    changed_at: z.string(),
    who: z.string(),
    table_name: z.string(),
    action: z.enum(['insert', 'update', 'delete']),
    row_count: z.number(),
    first_row: row.nullable(),
  }),
);

/** More changes are no slip. */
const maximumRange = 1000;

const options = {
  ...commonOptions,
  last: { type: 'string', default: '50' },
  restore: { type: 'boolean', default: false },
} as const;

/** Runs `content:history`, or `content:restore` with the changes to undo. */
export function command(terminal: Terminal): Promise<ExitCode> {
  const { environment, output } = terminal;
  const parse = (args: string[]) => parseArgs({ args, options, allowPositionals: true });
  return runCommand(terminal, 'history.help', parse, async (asked) => {
    const { values, positionals, lang, t } = asked;
    if (values.restore && positionals.length === 0) return undefined;
    const project = asked.project();
    const api = projectApiAs(project.url, project.access);
    if (!values.restore) {
      const read = await api.call('content_changes', {
        at_most: z.coerce.number().int().min(1).max(10_000).parse(values.last),
      });
      const lines = table(changes.parse(read), lang, t, layout(output, environment).width);
      output.write(`${lines.join('\n')}\n`);
      return 0;
    }
    // The newest first, so that the oldest values are the last ones written.
    for (const change of idsOf(positionals, t).sort((one, other) => other - one)) {
      const count = await restore(api, change);
      output.write(
        count === null
          ? `${t('history.nothing', { change })}\n`
          : `${t('history.restored', { change, rows: t('counts.rows', { count }) })}\n`,
      );
    }
    const files = contentFiles(project);
    const missed = await files.missed();
    await files.move(missed);
    if (missed.length > 0) {
      output.write(
        `${t('history.files', { files: t('counts.files', { count: missed.length }) })}\n`,
      );
    }
    return 0;
  });
}

/** @returns how many rows were put back; null for a change that took nothing away, or that is not known. */
async function restore(api: ProjectApi, change: number): Promise<number | null> {
  const response = await api.request('/rest/v1/rpc/restore_content', {
    method: 'POST',
    body: JSON.stringify({ change }),
  });
  const body: unknown = await response.json();
  if (response.ok) return z.number().nullable().parse(body);
  throw new Error(`${change}: ${z.object({ message: z.string() }).parse(body).message}`);
}

/** `7` and `12-40`. */
function idsOf(texts: readonly string[], t: TFunction): number[] {
  return texts.flatMap((text) => {
    const [, first, last = first] = /^(\d{1,9})(?:-(\d{1,9}))?$/.exec(text) ?? [];
    const count = Number(last) - Number(first) + 1;
    if (first === undefined || count < 1 || count > maximumRange) {
      throw new Error(t('history.noChange', { text, most: maximumRange }));
    }
    return Array.from({ length: count }, (_, index) => Number(first) + index);
  });
}

function table(
  read: z.infer<typeof changes>,
  lang: ReportLanguage,
  t: TFunction,
  width: number,
): string[] {
  const time = new Intl.DateTimeFormat(lang, {
    dateStyle: 'short',
    timeStyle: 'short',
    timeZone: 'Europe/Rome',
  });
  const rows = read.map((change) => [
    String(change.id),
    time.format(new Date(change.changed_at)),
    change.who,
    `${t(`history.actions.${change.action}`)} ${t('counts.rows', { count: change.row_count })}`,
    change.table_name,
    change.first_row ? nameOfRow(change.table_name, change.first_row) : '',
  ]);
  return renderTable(t('history.columns', { returnObjects: true }), rows, width);
}
