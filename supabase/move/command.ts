import { parseArgs } from 'node:util';
import type { TFunction } from 'i18next';
import pLimit from 'p-limit';
import { decodePathSegment } from 'shared/format';
import { type AskingTerminal, isWanted } from '../content/isWanted.ts';
import { projectOf } from '../content/project/projectUrl.ts';
import { writeAccess } from '../content/project/writeAccess.ts';
import { sentence } from '../content/terminal.ts';
import { languageNamed, type ReportLanguage, translator } from '../content/texts.ts';
import { placeOf } from '../import/folder/places.ts';
import type { Course } from '../import/plan.ts';
import { writableProject } from '../import/project.ts';

/** Requests at a time. */
const concurrency = 4;

/** Runs `content:move`. @returns 0, 1 when nothing was moved, or 2 when it failed. */
export async function command(terminal: AskingTerminal): Promise<0 | 1 | 2> {
  const { args, environment, output, errors } = terminal;
  let lang: ReportLanguage = 'en';
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        url: { type: 'string' },
        before: { type: 'string' },
        yes: { type: 'boolean', short: 'y', default: false },
        lang: { type: 'string', default: 'en' },
        help: { type: 'boolean', short: 'h', default: false },
      },
    });
    lang = languageNamed(values.lang);
    const t = translator(lang);
    const [first, second, another] = positionals;
    if (values.help || first === undefined || second === undefined || another !== undefined) {
      output.write(`${t('move.help', { returnObjects: true }).join('\n')}\n`);
      return values.help ? 0 : 2;
    }
    const [from, to] = [courseNamed(first, t), courseNamed(second, t)];
    const before = values.before === undefined ? undefined : dayNamed(values.before, t);
    const url = projectOf(values.url, environment);
    const project = writableProject(url, writeAccess(url, environment));
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
      if (!(await isWanted(terminal, t('import.question', { url }), t('import.yes')))) {
        output.write(`\n${t('import.notAsked')}\n`);
        return 1;
      }
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
  } catch (error) {
    errors.write(`${sentence(error, lang)}\n`);
    return 2;
  }
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
