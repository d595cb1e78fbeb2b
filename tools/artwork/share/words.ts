import type { Language } from 'shared/contract';
import { type Accent, pages, sectionAccents } from '../../../shell/src/composition.ts';
import type { SharePicture } from '../../../shell/src/head/sharePicture.ts';
import en from '../../../shell/src/locales/en.json' with { type: 'json' };
import it from '../../../shell/src/locales/it.json' with { type: 'json' };

const texts = { it, en };

/** What a share picture says, and on whose line. */
export interface Words {
  title: string;
  /** The hero's sentence says it all, so the site's own picture has none. */
  description?: string;
  accent?: Accent;
}

/** The words of a picture: those of the first page of its section, or of the hero. */
export function wordsOf(picture: SharePicture, language: Language): Words {
  if (picture === 'home') return { title: texts[language].home.subtitle };
  const page = pages.find(({ view }) => view.remote === picture);
  if (!page) throw new Error(`No page is filled by ${picture}.`);
  const { title, description, view } = page;
  const accent = sectionAccents[view.remote];
  return { title: title[language], description: description[language], accent };
}
