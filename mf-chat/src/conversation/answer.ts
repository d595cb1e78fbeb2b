import { type Language, languages } from 'shared/contract';
import { safeHref } from 'shared/format';
import { parseRows } from 'shared/parse-rows';
import { z } from 'shared/zod';

/** A document in an answer; its URL is safe for a link. */
export interface AnswerDocument {
  title: string;
  tag?: string | undefined;
  url: string;
}

/** A person in an answer. */
export interface AnswerRepresentative {
  name: string;
  organ?: string | undefined;
  email?: string | undefined;
  /** The path of the page that shows the person's body. */
  page?: string | undefined;
}

/** Words of a file in another language than the answer. */
interface Quotation {
  text: string;
  language: Language;
}

/** A word that no text has, and what was searched for in its place. */
interface Correction {
  typed: string;
  meant: string;
}

/** A validated reply of the assistant. */
export interface Answer {
  /** Plain text; may be empty when there are documents or people. */
  content: string;
  /** The language of `content`, if the reply has it. */
  language?: Language | undefined;
  /** What a file says, after the text, in its own language. */
  quotation?: Quotation | undefined;
  /** Whether the documents are only suggestions. */
  unsure: boolean;
  /** The question before, if this one was understood together with it. */
  carriedOver?: string | undefined;
  /** This question as it was understood; it is sent with the next one. */
  understood?: string | undefined;
  corrections: readonly Correction[];
  /** Questions to go on with. */
  next: readonly string[];
  /** The kind of answer, for feedback. */
  kind: string;
  documents: readonly AnswerDocument[];
  representatives: readonly AnswerRepresentative[];
  /** The chat offers the external assistant from here on. */
  fallback: boolean;
  /** The error message is shown; `content` may add to it. */
  failed: boolean;
}

const nonBlank = z.string().check(z.trim(), z.minLength(1));
const optionalText = z.catch(z.optional(nonBlank), undefined);
const email = z.string().check(z.trim(), z.email());

const documentSchema = z.object({
  title: nonBlank,
  tag: optionalText,
  url: z.string().check(z.refine((url) => safeHref(url) !== undefined)),
});

const sitePath = z.string().check(z.refine((url) => pathInSite(url) !== undefined));

const representativeSchema = z.pipe(
  z.object({
    name: nonBlank,
    organ: optionalText,
    email: z.catch(z.optional(email), undefined),
    url: z.catch(z.optional(sitePath), undefined),
  }),
  z.transform(({ url, ...person }) => ({ ...person, page: url })),
);

const quotationSchema = z.pipe(
  z.object({ text: nonBlank, lang: z.enum(languages) }),
  z.transform(({ text, lang }) => ({ text, language: lang })),
);

const correctionSchema = z.object({ typed: nonBlank, meant: nonBlank });

const list = z.catch(z.array(z.unknown()), []);

const replySchema = z.object({
  text: z.catch(z.string().check(z.trim()), ''),
  type: z.catch(z.string(), ''),
  lang: z.catch(z.optional(z.enum(languages)), undefined),
  quotation: z.catch(z.optional(quotationSchema), undefined),
  carriedOver: optionalText,
  understood: optionalText,
  corrections: list,
  next: list,
  documents: list,
  representatives: list,
  fallback: z.catch(z.boolean(), false),
  error: z.optional(z.unknown()),
});

function isError(error: unknown): boolean {
  return typeof error === 'string' ? error.trim() !== '' : Boolean(error);
}

/**
 * Reads a reply of the `assistant` function (text, type, documents,
 * representatives, fallback, error). Never throws: an invalid reply, one with an error and one with
 * nothing to show are failed answers. Unknown fields are ignored.
 */
export function readAnswer(body: unknown): Answer {
  const { data: reply } = replySchema.safeParse(body);
  if (!reply) return noAnswer;
  const documents = parseRows(documentSchema, reply.documents);
  const representatives = parseRows(representativeSchema, reply.representatives);
  const empty = reply.text === '' && documents.length === 0 && representatives.length === 0;
  const failed = empty || reply.type === 'error' || isError(reply.error);
  return {
    content: reply.text,
    language: reply.lang,
    quotation: reply.quotation,
    unsure: reply.type === 'unsure',
    carriedOver: reply.carriedOver,
    understood: reply.understood,
    corrections: parseRows(correctionSchema, reply.corrections),
    next: parseRows(nonBlank, reply.next).slice(0, maxNext),
    kind: failed ? 'error' : reply.type,
    documents,
    representatives,
    fallback: reply.fallback || failed,
    failed,
  };
}

const maxNext = 3;

/** The answer to a request that failed. */
export const noAnswer: Answer = {
  content: '',
  unsure: false,
  corrections: [],
  next: [],
  kind: 'error',
  documents: [],
  representatives: [],
  fallback: true,
  failed: true,
};

/**
 * The path of a URL within this site, which opens in the same tab.
 *
 * @returns Undefined for other sites and for files, which open in a new tab.
 */
export function pathInSite(url: string): string | undefined {
  const href = safeHref(url);
  const isFile = /\.\w+$/.test(href?.split(/[?#]/)[0] ?? '');
  return href?.startsWith('/') && !isFile ? href : undefined;
}
