import type { Language } from 'shared/contract';
import type { FrequentQuestion } from './frequentQuestions.ts';

/** The topics as `faq.topic` names them, in the order of the chat's suggestions, with their English names. */
const topics = new Map([
  ['Tasse e agevolazioni', 'Fees and financial aid'],
  ['Piano di studi', 'Study plan'],
  ['Mobilità internazionale', 'Studying abroad'],
  ['Appelli', 'Exam dates'],
  ['Contatta un rappresentante', 'Contact a representative'],
]);

/** The questions of each topic in their order. Other topics follow those of the chat. */
export function byTopic(questions: readonly FrequentQuestion[]) {
  const named = questions.map(({ topic = '' }) => topic);
  return [...new Set([...topics.keys(), ...named])]
    .map((topic) => ({ topic, asked: questions.filter((one) => (one.topic ?? '') === topic) }))
    .filter(({ asked }) => asked.length > 0);
}

/** A topic for a reader, and the language in which it is written. */
export function topicText(topic: string, language: Language): { text: string; lang: Language } {
  const english = language === 'en' ? topics.get(topic) : undefined;
  return english === undefined ? { text: topic, lang: 'it' } : { text: english, lang: 'en' };
}
