import { expect, it } from 'vitest';
import { frequentQuestions } from './frequentQuestions.ts';
import { byTopic, topicText } from './topics.ts';

const asked = (...topics: (string | null)[]) =>
  frequentQuestions(topics.map((topic, id) => ({ id, topic, question: 'Che?', answer: 'Sì.' })));

it('lists the topics in the order of the chat, each with its questions, and others last', () => {
  const found = byTopic(asked('Mensa', 'Appelli', 'Piano di studi', null, 'Appelli'));
  expect(found.map(({ topic, asked: ids }) => [topic, ...ids.map(({ id }) => id)])).toEqual([
    ['Piano di studi', '2'],
    ['Appelli', '1', '4'],
    ['Mensa', '0'],
    ['', '3'],
  ]);
});

it('names a topic in English where it has an English name', () => {
  expect(topicText('Appelli', 'en')).toEqual({ text: 'Exam dates', lang: 'en' });
  expect(topicText('Appelli', 'it')).toEqual({ text: 'Appelli', lang: 'it' });
  expect(topicText('Mensa', 'en')).toEqual({ text: 'Mensa', lang: 'it' });
});
