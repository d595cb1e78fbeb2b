import { english } from './english.ts';
import { slang, typos } from './informal.ts';
import { italian } from './italian.ts';
import { hostile, offTopic } from './refused.ts';
import { distress, smallTalk } from './remarks.ts';

/** A question as students type it, and what a good reply offers. */
export interface AssistantQuestion {
  q: string;
  lang: 'it' | 'en';
  /**
   * Parts of titles, bodies, people or paths, any of which answers it; groups of them where several
   * things are asked. Nothing: the question must be refused, unless it is small talk or distress.
   */
  expect: readonly string[] | readonly (readonly string[])[];
  /** What is right beside them. */
  ok: readonly string[];
  kind: string;
}

/** A question followed by what it expects: alternatives are separated by bars. */
const toQuestions = (
  kind: string,
  entries: readonly (string | readonly string[])[],
  lang: 'it' | 'en' = 'it',
): AssistantQuestion[] =>
  entries.map((entry) => {
    const [q = '', ...expected] = typeof entry === 'string' ? [entry] : entry;
    return { q, lang, expect: expected.map((group) => group.split('|')), ok: [], kind };
  });

/**
 * The questions that the assistant was mended with. They measure that it gets no worse; how it does on
 * questions that it has not seen, only new ones can say.
 */
export const questions: readonly AssistantQuestion[] = [
  ...toQuestions('italian', italian),
  ...toQuestions('english', english, 'en'),
  ...toQuestions('typos', typos),
  ...toQuestions('slang', slang),
  ...toQuestions('off-topic', offTopic),
  ...toQuestions('hostile', hostile),
  ...toQuestions('distress', distress),
  ...toQuestions('small talk', smallTalk),
];
