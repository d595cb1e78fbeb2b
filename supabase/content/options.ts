import { parseArgs } from 'node:util';
import { defaultHandoutsBucket } from '../functions/_shared/environment.ts';
import { localPublishableKey } from '../local/keys.ts';
import { ContentUnreadable } from './project/contentUnreadable.ts';
import { isLoopback, projectOf, projectUrl } from './project/projectUrl.ts';
import { publicKey } from './project/publicKey.ts';
import { languages, type ReportLanguage } from './texts.ts';

export type Options = {
  readonly help: boolean;
  /** Print the values that the site knows, instead of checking. */
  readonly values: boolean;
  readonly json: boolean;
  /** Say what is still last year's, also outside of September and October. */
  readonly year: boolean;
  /** The site's address, for its footer. */
  readonly site: string | undefined;
  readonly lang: ReportLanguage;
  /** Read late, because `--help` needs no project and errors need the language. */
  readonly target: () => { url: string; key: string; bucket: string; files: string[] };
};

type Environment = Readonly<Record<string, string | undefined>>;

/** @throws ContentUnreadable when an option is invalid. */
export function readOptions(args: readonly string[], environment: Environment): Options {
  const { lang: asked, ...values } = parsed(args);
  const lang = languages.find((known) => known === asked);
  if (lang === undefined) {
    throw new ContentUnreadable('unknown option', `--lang ${asked}: ${languages.join(', ')}.`);
  }
  return {
    help: values.help,
    values: values.values,
    json: values.json,
    year: values.year,
    site: values.site ?? (environment.SITE_URL || undefined),
    lang,
    target: () => {
      const url = projectOf(values.url, environment);
      const key = values.key ?? environment.SUPABASE_PUBLISHABLE_KEY;
      if (!key && !isLoopback(url)) throw new ContentUnreadable('no key', url);
      return {
        url,
        key: publicKey(key || localPublishableKey),
        bucket: values.bucket ?? (environment.HANDOUTS_BUCKET || defaultHandoutsBucket),
        files: values.files.map((address) => new URL(projectUrl(address)).origin),
      };
    },
  };
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        url: { type: 'string' },
        key: { type: 'string' },
        bucket: { type: 'string' },
        files: { type: 'string', multiple: true, default: [] },
        lang: { type: 'string', default: 'en' },
        json: { type: 'boolean', default: false },
        values: { type: 'boolean', default: false },
        year: { type: 'boolean', default: false },
        site: { type: 'string' },
        help: { type: 'boolean', short: 'h', default: false },
      },
    }).values;
  } catch (error) {
    const sentence = error instanceof Error ? error.message.split('. ')[0] : String(error);
    throw new ContentUnreadable('unknown option', `${sentence}.`);
  }
}
