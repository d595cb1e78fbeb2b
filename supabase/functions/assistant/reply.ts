import type { Language } from './question.ts';

/** What the chat reads. An error is a reply as well: the chat then offers the external assistant. */
export type Reply = {
  readonly text: string;
  /** `refused` is what nobody here answers, `support` what somebody who is not well is told. */
  readonly type: 'answer' | 'small_talk' | 'not_found' | 'refused' | 'support' | 'error';
  /** What the text is written in: the question's language, which need not be the page's. */
  readonly lang: Language;
  readonly documents: readonly { title: string; tag?: string; url: string }[];
  /** `url` is the page of the site where the person's body is. */
  readonly representatives: readonly { name: string; organ: string; url: string }[];
  readonly fallback: boolean;
  readonly error: string | null;
};

export function errorReply(text: string, lang: Language, error: string): Reply {
  return { text, type: 'error', lang, documents: [], representatives: [], fallback: true, error };
}

export function refuse(status: number, reply: Reply, headers = {}): Response {
  return Response.json(reply, { status, headers });
}
