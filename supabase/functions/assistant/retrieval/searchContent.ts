import { z } from 'zod';
import type { ProjectApi } from '../../_shared/projectApi.ts';
import type { SearchTerm } from '../understanding/searchTerms.ts';

const text = z.string().nullish();

const hit = z.object({
  source: z.enum(['handouts', 'clmg_handouts', 'guides', 'events', 'calculators', 'faq']),
  title: z.string(),
  tag: z.string(),
  url: z.string().nullable(),
  details: z.object({
    answer: text,
    answer_en: text,
    question_en: text,
    section: text,
    start: text,
    location: text,
    /** Of a guide. */
    category: text,
  }),
  /** The best page of the PDF, and its text. */
  page: z.number().nullable(),
  text: z.string().nullable(),
  score: z.number(),
  /** The share of the question that it matches, from 0 to 1. */
  covered: z.number(),
  /** The share that its title, description, keywords or answer match. */
  named: z.number(),
  /** How well it matches: a match in a title counts more than one on a page. */
  strength: z.number(),
});

const person = z.object({
  name: z.string(),
  organ: z.string(),
  byName: z.number(),
  byBody: z.number(),
});

const results = z.object({
  /** The share of the question that appears in any title or keyword, from 0 to 1. */
  known: z.number(),
  /** The search terms as they were understood, weighted by rarity. */
  ideas: z.array(z.object({ words: z.array(z.string()), weight: z.number() })),
  found: z.array(hit),
  people: z.array(person),
});

export type SearchHit = z.infer<typeof hit>;
export type WeightedTerm = z.infer<typeof results>['ideas'][number];
export type Person = z.infer<typeof person>;
/** The search results, the best first, and all representatives. */
export type SearchResults = z.infer<typeof results>;

/** Searches all content in one call. */
export async function searchContent(
  api: ProjectApi,
  terms: readonly SearchTerm[],
): Promise<SearchResults> {
  return results.parse(await api.call('find_content', { terms }));
}
