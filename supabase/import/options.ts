import { statSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { TFunction } from 'i18next';
import { projectOf } from '../content/project/projectUrl.ts';
import { type WriteAccess, writeAccess } from '../content/project/writeAccess.ts';
import { languageNamed, type ReportLanguage } from '../content/texts.ts';

export type Options = {
  readonly help: boolean;
  readonly json: boolean;
  readonly yes: boolean;
  /** Whether rows that a table's sheet lacks are removed. */
  readonly replace: boolean;
  readonly lang: ReportLanguage;
  /** Read late, because errors need the language. @throws Error in words */
  readonly target: (t: TFunction) => { folder: string; url: string; access: WriteAccess };
};

type Environment = Readonly<Record<string, string | undefined>>;

/** @throws Error when an option is unknown. */
export function readOptions(args: readonly string[], environment: Environment): Options {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      url: { type: 'string' },
      yes: { type: 'boolean', short: 'y', default: false },
      replace: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
      lang: { type: 'string', default: 'en' },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  const lang = languageNamed(values.lang);
  return {
    ...values,
    lang,
    target: (t) => {
      const [folder, another] = positionals;
      if (folder === undefined || another !== undefined) throw new Error(t('import.oneFolder'));
      if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) {
        throw new Error(t('import.noFolder', { folder }));
      }
      const url = projectOf(values.url, environment);
      return { folder: path.resolve(folder), url, access: writeAccess(url, environment) };
    },
  };
}
