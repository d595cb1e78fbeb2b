import { parseArgs } from 'node:util';
import type { TFunction } from 'i18next';
import pLimit from 'p-limit';
import { decodePathSegment } from 'shared/format';
import { isWanted } from '../content/isWanted.ts';
import { commonOptions, type ExitCode, runCommand } from '../content/runCommand.ts';
import type { Terminal } from '../content/terminal.ts';
import { placeOf } from '../import/folder/places.ts';
import type { Course } from '../import/plan.ts';
import { writableProject } from '../import/project.ts';

/** Requests at a time. */
const concurrency = 4;

const options = {
  ...commonOptions,
  before: { type: 'string' },
  yes: { type: 'boolean', short: 'y', default: false },
} as const;

/** Runs `content:move`. @returns 1 when nothing was moved. */
export function command(terminal: Terminal): Promise<ExitCode> {
  const { output } = terminal;
  const parse = (args: string[]) => parseArgs({ args, options, allowPositionals: true });
  return runCommand(terminal, 'move.help', parse, async (asked) => {
    const { values, t } = asked;
    const [first, second, another] = asked.positionals;
    if (first === undefined || second === undefined || another !== undefined) return undefined;
    const [from, to] = [courseNamed(first, t), courseNamed(second, t)];
    const before = values.before === undefined ? undefined : dayNamed(values.before, t);
    const { url, access } = asked.project();
    const project = writableProject(url, access);
    const found = await project.courseFiles(from, before);
    const count = found.length;
    const files = t('counts.files', { count });
    const names = { from: `${from.year}/${from.subject}`, to: `${to.year}/${to.subject}` };
    if (count === 0) {
      output.write(`${t('move.nothing', names)}\n`);
      return 1;
    }
    if (!values.yes) {
      output.write(`${t('move.plan', { files, ...names })}\n`);
      if (!(await isWanted(terminal, t, url))) return 1;
    }
    // A file is called with its course first, which its page does not repeat. The names come first, so that a second
    // run still finds those that a failure left.
    const start = `${from.subject} - `;
    const named = found.filter(({ filename }) => filename.startsWith(start));
    if (from.subject !== to.subject) {
      await pLimit(concurrency).map(named, ({ id, filename }) =>
        project.update('handouts', id, {
          filename: `${to.subject} - ${filename.slice(start.length)}`,
        }),
      );
    }
    await project.moveCourse(from, to, before);
    output.write(`${t('move.done', { files, ...names })}\n`);
    return 0;
  });
}

/** A course as a folder of an import, `Primo anno/Statistica`, or the address of its page. */
function courseNamed(text: string, t: TFunction): Course {
  const isAddress = text.startsWith('/dispense/') || URL.canParse(text);
  const { pathname } = new URL(isAddress ? text : '/', 'http://page');
  const [year = '', ...course] = isAddress
    ? pathname.split('/').slice(2).map(decodePathSegment)
    : text.split('/');
  const place = placeOf([year.trim(), course.join('/').trim()])?.place;
  if (place?.table !== 'handouts' || place.subject === '')
    throw new Error(t('move.noCourse', { text }));
  return { year: place.year, subject: place.subject };
}

function dayNamed(text: string, t: TFunction): string {
  const date = new Date(text);
  if (Number.isNaN(date.getTime())) throw new Error(t('move.noDate', { text }));
  return date.toISOString();
}
