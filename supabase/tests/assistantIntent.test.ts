/** What a question asks for, and about which days. */
import { describe, expect, it, onTestFinished } from 'vitest';
import { intentOf } from '../functions/assistant/understanding/intent.ts';
import { timeWindowOf } from '../functions/assistant/understanding/timeWindow.ts';

describe('intent', () => {
  it.each([
    ['con chi parlo per le tasse?', 'contact', 'tasse'],
    ['A chi devo rivolgermi per la mensa', 'contact', 'mensa'],
    ['Who can I talk to about fees?', 'contact', 'about fees'],
    ['in che aula è diritto privato', 'rooms', 'diritto privato'],
    ['Which classroom is marketing in?', 'rooms', 'marketing'],
  ] as const)('%s: %s, topic %s', (message, kind, topic) => {
    const intent = intentOf(message);
    expect(intent[kind]).toBe(true);
    expect(intent.topic).toContain(topic);
    expect(intent.topic).not.toMatch(/\bchi\b|aula|classroom|talk/);
  });

  it.each(['Come prenoto un’aula studio?', 'Vorrei organizzare un evento in aula magna'])(
    'no room of a lesson: %s',
    (message) => {
      expect(intentOf(message).rooms).toBe(false);
    },
  );

  it('ignores who asks', () => {
    const { topic } = intentOf('Hi! I am an exchange student, when are the exams?');
    expect(topic).not.toContain('exchange');
    expect(topic).toContain('exams');
  });
});

describe('the days that a question names', () => {
  // A Saturday evening in Milan; in London it is still the hour before.
  const now = new Date('2026-11-21T22:30:00Z');
  it.each([
    ['oggi', '2026-11-21', '2026-11-21'],
    ['stasera', '2026-11-21', '2026-11-21'],
    ['tomorrow', '2026-11-22', '2026-11-22'],
    ['dopodomani', '2026-11-23', '2026-11-23'],
    ['questa settimana', '2026-11-21', '2026-11-22'],
    ['nel weekend', '2026-11-21', '2026-11-22'],
    ['la prossima settimana', '2026-11-23', '2026-11-29'],
    ['questo mese', '2026-11-21', '2026-11-30'],
    ['next month', '2026-12-01', '2026-12-31'],
    ['a gennaio', '2027-01-01', '2027-01-31'],
    ['a novembre', '2026-11-21', '2026-11-30'],
    ['in May', '2027-05-01', '2027-05-31'],
    ['venerdì', '2026-11-27', '2026-11-27'],
    ['on Saturday', '2026-11-21', '2026-11-21'],
  ])('%s', (message, first, last) => {
    expect(timeWindowOf(message, now)).toMatchObject({ first, last });
  });

  it('are those of Milan after midnight, also when the clocks change', () => {
    expect(timeWindowOf('oggi', new Date('2026-11-21T23:30:00Z'))?.first).toBe('2026-11-22');
    expect(timeWindowOf('domani', new Date('2026-10-24T22:30:00Z'))?.first).toBe('2026-10-26');
    expect(timeWindowOf('oggi', new Date('2026-03-28T23:30:00Z'))?.first).toBe('2026-03-29');
  });

  it('does not depend on how ICU writes a date', () => {
    const { prototype } = Intl.DateTimeFormat;
    const format = Object.getOwnPropertyDescriptor(prototype, 'format') ?? {};
    onTestFinished(() => void Object.defineProperty(prototype, 'format', format));
    Object.defineProperty(prototype, 'format', { ...format, get: () => () => '21/11/2026' });
    expect(timeWindowOf('oggi', now)).toMatchObject({ first: '2026-11-21', last: '2026-11-21' });
  });

  it.each(['quando sono gli esami', 'may I refuse a grade?', 'settimana'])(
    'none: %s',
    (message) => {
      expect(timeWindowOf(message, now)).toBeUndefined();
    },
  );
});
