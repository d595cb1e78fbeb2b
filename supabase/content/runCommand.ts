import type { TFunction } from 'i18next';
import { defaultHandoutsBucket } from '../functions/_shared/environment.ts';
import { ContentUnreadable } from './project/contentUnreadable.ts';
import { projectOf } from './project/projectUrl.ts';
import { type WriteAccess, writeAccess } from './project/writeAccess.ts';
import type { Terminal } from './terminal.ts';
import { languageNamed, type ReportLanguage, translator } from './texts.ts';

/** The options of every command. */
export const commonOptions = {
  url: { type: 'string' },
  lang: { type: 'string', default: 'en' },
  help: { type: 'boolean', short: 'h', default: false },
} as const;

/** 0: all is well, 1: something is left to do, 2: it failed. */
export type ExitCode = 0 | 1 | 2;

type Parsed = {
  readonly values: {
    readonly url?: string | undefined;
    readonly lang: string;
    readonly help: boolean;
  };
  readonly positionals: readonly string[];
};

/** A project and how it is written to. */
export type WrittenProject = {
  readonly url: string;
  readonly access: WriteAccess;
  readonly handoutsBucket: string;
};

type Asked = {
  readonly lang: ReportLanguage;
  readonly t: TFunction;
  /** @throws ContentUnreadable when options and environment name no project, or nobody who may write. */
  readonly project: () => WrittenProject;
};

/**
 * Runs a command and says an error in words.
 *
 * @param parse Parses its options, which include `commonOptions`.
 * @param work What it does; undefined where words are missing or too many, which prints the help.
 */
export async function runCommand<Options extends Parsed>(
  { args, environment, output, errors }: Terminal,
  help: 'help' | `${'import' | 'extract' | 'history' | 'tidy' | 'move'}.help`,
  parse: (args: string[]) => Options,
  work: (options: Options & Asked) => Promise<ExitCode | undefined>,
): Promise<ExitCode> {
  let lang: ReportLanguage = 'en';
  try {
    const options = inWords(() => parse([...args]));
    const { values } = options;
    lang = inWords(() => languageNamed(values.lang));
    const t = translator(lang);
    const project = () => {
      const url = projectOf(values.url, environment);
      const handoutsBucket = environment.HANDOUTS_BUCKET || defaultHandoutsBucket;
      return { url, access: writeAccess(url, environment), handoutsBucket };
    };
    const code = values.help ? undefined : await work({ ...options, lang, t, project });
    if (code !== undefined) return code;
    output.write(`${t(help, { returnObjects: true }).join('\n')}\n`);
    return values.help ? 0 : 2;
  } catch (error) {
    errors.write(`${sentence(error, lang)}\n`);
    return 2;
  }
}

/** Reads options. @throws ContentUnreadable when one is unknown. */
function inWords<Value>(read: () => Value): Value {
  try {
    return read();
  } catch (error) {
    throw new ContentUnreadable('unknown option', `${messageOf(error).split('. ')[0]}.`);
  }
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** An error in words. */
function sentence(error: unknown, lang: ReportLanguage): string {
  const t = translator(lang);
  if (!(error instanceof ContentUnreadable)) {
    return t('unreadable.unexpected', { detail: messageOf(error) });
  }
  return t(`unreadable.${error.reason}`, { detail: error.detail });
}
