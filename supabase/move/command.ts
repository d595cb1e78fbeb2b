import { parseArgs } from 'node:util';
import type { TFunction } from 'i18next';
import pLimit from 'p-limit';
import { decodePathSegment } from 'shared/format';
import { projectOf } from '../content/project/projectUrl.ts';
import { writeAccess } from '../content/project/writeAccess.ts';
import { sentence, type Terminal } from '../content/terminal.ts';
import { languageNamed, type ReportLanguage, translator } from '../content/texts.ts';
import { placeOf } from '../import/folder/places.ts';
import type { Course } from '../import/plan.ts';
import { writableProject } from '../import/project.ts';

/** Requests at a time. */
const concurrency = 4;

/** Runs `content:move`. @returns 0, 1 when there was nothing to move, or 2 when it failed. */
export async function command(terminal: Terminal): Promise<0 | 1 | 2> {
  const { args, environment, output, errors } = terminal;
  let lang: ReportLanguage = 'en';
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        url: { type: 'string' },
        before: { type: 'string' },
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
    const moved = await project.moveCourse(from, to, before);
    const count = moved.length;
    // A file is called with its course first, which its page does not repeat.
    const start = `${from.subject} - `;
    const named = moved.filter(({ filename }) => filename.startsWith(start));
    if (from.subject !== to.subject) {
      await pLimit(concurrency).map(named, ({ id, filename }) =>
        project.update('handouts', id, {
          filename: `${to.subject} - ${filename.slice(start.length)}`,
        }),
      );
    }
    const files = t('counts.files', { count });
    const names = { from: `${from.year}/${from.subject}`, to: `${to.year}/${to.subject}` };
    output.write(`${t(count === 0 ? 'move.nothing' : 'move.done', { files, ...names })}\n`);
    return count === 0 ? 1 : 0;
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
