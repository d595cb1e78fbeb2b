import { z } from 'zod';
import type { ProjectApi } from '../../_shared/projectApi.ts';
import type { SearchTerm } from './searchTerms.ts';

const text = z.string().nullish();

const hit = z.object({
  source: z.enum(['handouts', 'clmg_handouts', 'guides', 'events', 'calculators', 'faq', 'pages']),
  id: z.string(),
  title: z.string(),
  tag: z.string(),
  url: z.string().nullable(),
  details: z.object({
    answer: text,
    answer_en: text,
    title_en: text,
    subject_en: text,
    description: text,
    section: text,
    start: text,
    location: text,
    /** Of a guide. */
    category: text,
    /** Of a handout, as its table has it. */
    year: z.union([z.string(), z.number()]).nullish(),
  }),
  /** The best sections of the PDF, the best first: the page on which each begins, its heading and its text. */
  sections: z.array(z.object({ page: z.number(), heading: z.string(), text: z.string() })),
  /** The share of the question that it matches, from 0 to 1. */
  covered: z.number(),
  /** The share that its title, description, keywords or answer match. */
  named: z.number(),
  /** The share of its title that the question has. */
  titled: z.number(),
  /** By the number of a term: how well its title, and its best section, match. */
  matches: z.array(z.tuple([z.number(), z.number(), z.number()])),
});

const person = z.object({ name: z.string(), organ: z.string(), byName: z.number() });
/** A body, and the share of the question that its name and its matters match. */
const body = z.object({ organ: z.string(), byBody: z.number() });

const results = z.object({
  /** The share of the question that appears in any title or keyword, from 0 to 1. */
  known: z.number(),
  /** The search terms as they were understood, weighted by rarity. */
  terms: z.array(
    z.object({
      number: z.number(),
      /** The first word as it was typed. */
      typed: z.string(),
      words: z.array(z.string()),
      weight: z.number(),
      /** A document that lacks it answers less. */
      required: z.boolean(),
      /** How many texts match; a count that stops at some thousand. */
      matches: z.number(),
      /** Whether no text has the typed word, and another is searched for in its place. */
      corrected: z.boolean(),
    }),
  ),
  found: z.array(hit),
  people: z.array(person),
  bodies: z.array(body),
});

export type SearchHit = z.infer<typeof hit>;
export type WeightedTerm = z.infer<typeof results>['terms'][number];
export type Person = z.infer<typeof person>;
/** The search results, all representatives and all bodies. */
export type SearchResults = z.infer<typeof results>;

/** Searches all content in one call. */
export async function searchContent(
  api: ProjectApi,
  terms: readonly SearchTerm[],
): Promise<SearchResults> {
  return results.parse(await api.call('find_content', { terms }));
}
