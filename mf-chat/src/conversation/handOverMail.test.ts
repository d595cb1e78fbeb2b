import fc from 'fast-check';
import { expect, it } from 'vitest';
import { handOverMail } from './handOverMail.ts';

const words = {
  greeting: 'Ciao Nadia,',
  intro: 'ho chiesto questo.',
  me: 'Tu',
  assistant: 'Astra',
};
const asked = { role: 'user', content: 'Sono celiaca, in mensa come faccio?' } as const;
const answered = { role: 'assistant', content: 'Questo non lo so.' } as const;

it('has the conversation after the greeting', () => {
  expect(handOverMail([asked, answered], words)).toBe(
    'Ciao Nadia,\n\nho chiesto questo.\n\nTu: Sono celiaca, in mensa come faccio?\n\nAstra: Questo non lo so.\n\n',
  );
});

it('leaves the first messages out when it would be too long for a mail program', () => {
  const long = Array.from({ length: 40 }, (_, n) => ({
    ...asked,
    content: `domanda ${n} ${'a'.repeat(100)}`,
  }));
  const mail = handOverMail(long, words);
  expect(mail).toContain('domanda 39');
  expect(mail).not.toContain('domanda 0 ');
});

it('is never longer than a link may be', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'binary', maxLength: 5000 })), (texts) => {
      const messages = texts.map((content) => ({ ...asked, content }));
      const mail = handOverMail(messages, words);
      expect(mail.length).toBeLessThan(2000);
      // A link with half of a character cannot be encoded.
      expect(encodeURIComponent(mail)).toBeTruthy();
    }),
  );
});
