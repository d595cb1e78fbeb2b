import type { Answer } from './selectAnswer.ts';

const maxPages = 5;
const maxPeople = 5;
const maxNext = 3;

/** Takes turns, so that the first of each list is among the first of all. */
function interleave<Item>(lists: readonly (readonly Item[])[]): Item[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  return Array.from({ length: longest }, (_, index) =>
    lists.flatMap((list) => list.slice(index, index + 1)),
  ).flat();
}

const uniqueBy = <Item>(items: readonly Item[], key: (item: Item) => string): Item[] => [
  ...new Map(items.map((item) => [key(item), item] as const)).values(),
];

/** One answer from those to the sub-questions, a paragraph for each. It is as certain as the least certain of them. */
export function combineAnswers(answers: readonly Answer[]): Answer {
  const [first, ...others] = answers;
  if (first === undefined) throw new Error('A question has at least one sub-question.');
  if (others.length === 0) return first;
  const answered = answers.filter(({ tier }) => tier === 'answer');
  return {
    tier: answered.length > 0 ? 'answer' : 'unsure',
    confidence: Math.min(...answers.map(({ confidence }) => confidence)),
    text: answers.map(({ text }) => text).join('\n\n'),
    // Two quotations would not say which text they belong to.
    quotation: undefined,
    pages: uniqueBy(interleave(answers.map(({ pages }) => pages)), ({ url, title }) => url + title),
    documents: uniqueBy(
      interleave(answers.map(({ documents }) => documents)),
      // Answers of the FAQ link to a page that they share.
      ({ url, title }) => url + title,
    ).slice(0, maxPages),
    people: uniqueBy(
      answers.flatMap(({ people }) => people),
      ({ name, organ }) => name + organ,
    ).slice(0, maxPeople),
    next: [...new Set(interleave(answers.map(({ next }) => next)))].slice(0, maxNext),
  };
}
