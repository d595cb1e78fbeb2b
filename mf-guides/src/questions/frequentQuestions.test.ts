import { describe, expect, it } from 'vitest';
import { frequentQuestions, questionText } from './frequentQuestions.ts';

const row = {
  id: 3,
  topic: 'tasse',
  question: ' Quanto costano le tasse? ',
  answer: 'Dipende dall’ISEE.\n\nChiedi in segreteria.',
  question_en: 'How much are the fees?',
  answer_en: 'It depends on your ISEE.',
  keywords: 'rate, fees',
  url: '/guide/burocrazia',
  section: 'ISU',
};

describe('frequentQuestions', () => {
  it('reads a row, with the paragraphs of its answer', () => {
    expect(frequentQuestions([row])).toEqual([
      {
        id: '3',
        topic: 'tasse',
        italian: { question: 'Quanto costano le tasse?', answer: row.answer },
        english: { question: 'How much are the fees?', answer: 'It depends on your ISEE.' },
        keywords: 'rate, fees',
        url: '/guide/burocrazia',
        body: 'ISU',
      },
    ]);
  });

  it.each([null, ' ', {}, true])('leaves out a row whose question or answer is %j', (value) => {
    expect(frequentQuestions([{ ...row, question: value }])).toEqual([]);
    expect(frequentQuestions([{ ...row, answer: value }])).toEqual([]);
  });

  it('is in Italian where half of the translation is missing', () => {
    const [asked] = frequentQuestions([{ ...row, answer_en: '' }]);
    expect(asked && questionText(asked, 'en').lang).toBe('it');
  });

  it('does not link to what is not a page', () => {
    expect(frequentQuestions([{ ...row, url: 'javascript:alert(1)' }])[0]?.url).toBeUndefined();
  });
});
