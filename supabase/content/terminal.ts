import { styleText } from 'node:util';
import { ContentUnreadable } from './project/contentUnreadable.ts';
import type { Screen } from './report/progressLine.ts';
import type { Layout } from './report/renderReport.ts';
import { type ReportLanguage, translator } from './texts.ts';

/** What a command gets from its process. */
export type Terminal = {
  readonly args: readonly string[];
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly output: Screen & { readonly columns?: number };
  readonly errors: Screen;
};

/** As wide as the terminal, between 80 and 100 columns. */
export function layout(
  { columns = 100, isTTY }: Terminal['output'],
  environment: Terminal['environment'],
): Layout {
  const plain = !isTTY || Boolean(environment.NO_COLOR);
  return {
    width: Math.min(100, Math.max(80, columns)),
    bold: plain ? (text) => text : (text) => styleText('bold', text),
  };
}

/** An error in words. */
export function sentence(error: unknown, lang: ReportLanguage): string {
  const t = translator(lang);
  if (error instanceof ContentUnreadable) {
    return t(`unreadable.${error.reason}`, { detail: error.detail });
  }
  const detail = error instanceof Error ? error.message : String(error);
  return t('unreadable.unexpected', { detail });
}
