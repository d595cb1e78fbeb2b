import { languages } from 'shared/contract';
import { safeHref } from 'shared/format';
import { parseRows } from 'shared/parse-rows';
import { z } from 'shared/zod';

const nonBlank = z.string().check(z.trim(), z.minLength(1));
const optionalText = z.catch(z.optional(nonBlank), undefined);
const email = z.string().check(z.trim(), z.email());

const sitePath = z.string().check(z.refine((url) => pathInSite(url) !== undefined));

/** A document in an answer; its URL is safe for a link. `reader` is the path by which the site shows its PDF. */
const documentSchema = z.object({
  title: nonBlank,
  tag: optionalText,
  url: z.string().check(z.refine((url) => safeHref(url) !== undefined)),
  reader: z.catch(z.optional(sitePath), undefined),
});

export type AnswerDocument = z.infer<typeof documentSchema>;

/** A person in an answer; `page` is the path of the page that shows the person's body. */
const representativeSchema = z.pipe(
  z.object({
    name: nonBlank,
    organ: optionalText,
    email: z.catch(z.optional(email), undefined),
    url: z.catch(z.optional(sitePath), undefined),
  }),
  z.transform(({ url, ...person }) => ({ ...person, page: url })),
);

export type AnswerRepresentative = z.infer<typeof representativeSchema>;

/** Words of a file in another language than the answer. */
const quotationSchema = z.pipe(
  z.object({ text: nonBlank, lang: z.enum(languages) }),
  z.transform(({ text, lang }) => ({ text, language: lang })),
);

/** A word that no text has, and what was searched for in its place. */
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

const maxNext = 3;

/**
 * Reads a reply of the `assistant` function. Never throws: an invalid reply, one with an error and one with
 * nothing to show are failed answers. Unknown fields are ignored.
 */
export function readAnswer(body: unknown) {
  const { data: reply = emptyReply } = replySchema.safeParse(body);
  const documents = parseRows(documentSchema, reply.documents);
  const representatives = parseRows(representativeSchema, reply.representatives);
  const empty = reply.text === '' && documents.length === 0 && representatives.length === 0;
  const failed = empty || reply.type === 'error' || isError(reply.error);
  return {
    /** Plain text; may be empty when there are documents or people. */
    content: reply.text,
    /** The language of `content`, if the reply has it. */
    language: reply.lang,
    /** What a file says, after the text, in its own language. */
    quotation: reply.quotation,
    /** Whether the documents are only suggestions. */
    unsure: reply.type === 'unsure',
    /** The question before, if this one was understood together with it. */
    carriedOver: reply.carriedOver,
    /** This question as it was understood; it is sent with the next one. */
    understood: reply.understood,
    corrections: parseRows(correctionSchema, reply.corrections),
    /** Questions to go on with. */
    next: parseRows(nonBlank, reply.next).slice(0, maxNext),
    /** The kind of answer, for feedback. */
    kind: failed ? 'error' : reply.type,
    documents,
    representatives,
    /** The chat offers the external assistant from here on. */
    fallback: reply.fallback || failed,
    /** The error message is shown; `content` may add to it. */
    failed,
  };
}

/** A validated reply of the assistant. */
export type Answer = ReturnType<typeof readAnswer>;

const emptyReply = z.parse(replySchema, {});

/** The answer to a request that failed. */
export const noAnswer: Answer = readAnswer(undefined);

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
