import type { Language } from 'shared/contract';
import { safeHref } from 'shared/format';
import { z } from 'shared/zod';
import { placeInSite } from './placeInSite.ts';

/** A document that the assistant points to; its address is one that a link may have. */
export interface AnswerDocument {
  title: string;
  tag?: string | undefined;
  url: string;
}

/** A person that the assistant points to; without a usable address there is no mail button. */
export interface AnswerRepresentative {
  name: string;
  organ?: string | undefined;
  email?: string | undefined;
  /** The page of this site that shows the person's body. */
  page?: string | undefined;
}

/** What the assistant's function said, after the border check. */
export interface Answer {
  /** Plain text; may be empty when the documents or the people are the answer. */
  content: string;
  /** What `content` is written in: the question's language, where the function says it. */
  language?: Language | undefined;
  documents: readonly AnswerDocument[];
  representatives: readonly AnswerRepresentative[];
  /** The chat points to the external assistant from here on. */
  fallback: boolean;
  /** There is no answer: the error message takes its place, `content` may say more. */
  failed: boolean;
}

const line = z.string().check(z.trim(), z.minLength(1));
const optionalLine = z.catch(z.optional(line), undefined);
const email = z.string().check(z.trim(), z.email());

const documentSchema = z.object({
  title: line,
  tag: optionalLine,
  url: z.string().check(z.refine((address) => safeHref(address) !== undefined)),
});

const inSite = z.string().check(z.refine((address) => placeInSite(address) !== undefined));

const representativeSchema = z.pipe(
  z.object({
    name: line,
    organ: optionalLine,
    email: z.catch(z.optional(email), undefined),
    url: z.catch(z.optional(inSite), undefined),
  }),
  z.transform(({ url, ...person }) => ({ ...person, page: url })),
);

const list = z.catch(z.array(z.unknown()), []);

const replySchema = z.object({
  text: z.catch(z.string().check(z.trim()), ''),
  type: z.catch(z.string(), ''),
  lang: z.catch(z.optional(z.enum(['it', 'en'])), undefined),
  documents: list,
  representatives: list,
  fallback: z.catch(z.boolean(), false),
  error: z.optional(z.unknown()),
});

/** The entries that can be shown; a wrong one costs itself only. */
function readable<Entry>(
  entries: readonly unknown[],
  schema: { safeParse: (entry: unknown) => { success: boolean; data?: Entry | undefined } },
): Entry[] {
  return entries.flatMap((entry) => {
    const { data } = schema.safeParse(entry);
    return data === undefined ? [] : [data];
  });
}

function saysError(error: unknown): boolean {
  return typeof error === 'string' ? error.trim() !== '' : Boolean(error);
}

/**
 * Reads a reply of the `assistant` function (specification section 7: text, type, documents,
 * representatives, fallback, error). Never throws: what is not a reply, says an error or holds
 * nothing to show is a failed answer; unknown fields are ignored.
 *
 * @param body What came over the wire, whatever it is.
 */
export function readAnswer(body: unknown): Answer {
  const { data: reply } = replySchema.safeParse(body);
  if (!reply) return noAnswer;
  const documents = readable(reply.documents, documentSchema);
  const representatives = readable(reply.representatives, representativeSchema);
  const empty = reply.text === '' && documents.length === 0 && representatives.length === 0;
  const failed = empty || reply.type === 'error' || saysError(reply.error);
  return {
    content: reply.text,
    language: reply.lang,
    documents,
    representatives,
    fallback: reply.fallback || failed,
    failed,
  };
}

/** What stands for an answer that never came. */
export const noAnswer: Answer = {
  content: '',
  documents: [],
  representatives: [],
  fallback: true,
  failed: true,
};
