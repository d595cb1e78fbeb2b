/** What maintainers read of the assistant: each entry on one line, whatever a visitor typed. */
import { expect, it } from 'vitest';
import { reportText } from '../report/reportText.ts';

it('lists the questions without an answer and the thumbs', () => {
  const text = reportText({
    unanswered: [
      {
        question: 'celiaca\n\u001b[31mmensa',
        asked: 3,
        type: 'not_found',
        language: 'it',
        day: '2026-11-24',
      },
    ],
    feedback: [
      {
        day: '2026-11-23',
        isHelpful: false,
        question: 'Appelli',
        comment: 'vecchia\nmolto',
        type: 'answer',
        language: 'it',
      },
      {
        day: '2026-11-22',
        isHelpful: true,
        question: 'Fees',
        comment: null,
        type: 'answer',
        language: 'en',
      },
    ],
  });
  expect(text.split('\n')).toEqual([
    '1 questions without an answer, the most frequent first:',
    '  3× celiaca [31mmensa (it, not_found, last on 2026-11-24)',
    '',
    '2 thumbs, 1 of them up, the latest first:',
    '  - Appelli (it, answer, 2026-11-23): vecchia molto',
    '  + Fees (en, answer, 2026-11-22)',
  ]);
});
