import type { Language } from './languages.ts';

/** The response that the chat reads. Errors have the same shape, so that the chat can show their text. */
export type Reply = {
  readonly text: string;
  /** `refused` is out of scope; `support` is for somebody in crisis. */
  readonly type: 'answer' | 'small_talk' | 'not_found' | 'refused' | 'support' | 'error';
  /** The language of the text: that of the question, which may differ from the page's. */
  readonly lang: Language;
  readonly documents: readonly { title: string; tag?: string; url: string }[];
  /** `url` is the page of the site that shows the person's body. */
  readonly representatives: readonly { name: string; organ: string; url: string }[];
  /** Whether the chat offers the external assistant. */
  readonly fallback: boolean;
  readonly error: string | null;
};

export const emptyReply = { documents: [], representatives: [], fallback: false, error: null };

export function errorReply(text: string, lang: Language, error: string): Reply {
  return { ...emptyReply, text, type: 'error', lang, fallback: true, error };
}
