import type { HandoutFile } from '../handoutFile.ts';

/** What students are given beside PDFs. A part of a name after a dot, as in `Cap. 3`, is no extension. */
const known = /\.(?:docx?|odt|rtf|txt|pptx?|odp|xlsx?|ods|csv|zip|jpe?g|png|pdf)$/i;

/** A file's extension in small letters, by its name, else by its URL; `.pdf` for any other. */
export function fileExtension({ name, url }: Pick<HandoutFile, 'name' | 'url'>): string {
  const path = (url ?? '').replace(/[?#].*/s, '');
  return (known.exec(name) ?? known.exec(path))?.[0].toLowerCase() ?? '.pdf';
}

/** What kind of file it is, as rows name it: `PDF`, `DOCX`. */
export const fileKind = (file: Pick<HandoutFile, 'name' | 'url'>): string =>
  fileExtension(file).slice(1).toUpperCase();
