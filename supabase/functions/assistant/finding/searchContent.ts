import { z } from 'zod';
import type { ProjectApi } from '../../_shared/projectApi.ts';
import type { Idea } from '../understanding/ideas.ts';

const text = z.string().nullish();

const finding = z.object({
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
  /** The page of the PDF that says most about the question, and its text. */
  page: z.number().nullable(),
  text: z.string().nullable(),
  score: z.number(),
  /** How much of the question it has, from 0 to 1. */
  covered: z.number(),
  /** How much of it in its own title, description, keywords or answer. */
  named: z.number(),
  /** How well it has that: a title says more than a page. */
  strength: z.number(),
});

const person = z.object({
  name: z.string(),
  organ: z.string(),
  byName: z.number(),
  byBody: z.number(),
});

const answer = z.object({
  /** How much of the question is in what the association names, from 0 to 1. */
  known: z.number(),
  /** What the words of the question meant, and how rare that is. */
  ideas: z.array(z.object({ words: z.array(z.string()), weight: z.number() })),
  found: z.array(finding),
  people: z.array(person),
});

export type Finding = z.infer<typeof finding>;
export type MeantIdea = z.infer<typeof answer>['ideas'][number];
export type Person = z.infer<typeof person>;
/** What the association has on a question: the best first, and all representatives. */
export type Content = z.infer<typeof answer>;

/** Asks the database once for everything. */
export async function searchContent(api: ProjectApi, ideas: readonly Idea[]): Promise<Content> {
  return answer.parse(await api.call('find_content', { terms: ideas }));
}
