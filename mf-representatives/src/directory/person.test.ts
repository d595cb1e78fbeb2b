import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mailLink } from './person.ts';

describe('mailLink', () => {
  it.each([
    ['ada.prova@example.com', 'mailto:ada.prova@example.com'],
    [' ada@studenti.example.it ', 'mailto:ada@studenti.example.it'],
    ['ada+cdd@example.com', 'mailto:ada%2Bcdd@example.com'],
    ['ada?bcc=x&y@example.com', 'mailto:ada%3Fbcc%3Dx%26y@example.com'],
  ])('links to %j', (email, link) => expect(mailLink(email)).toBe(link));

  it.each([
    null,
    undefined,
    '',
    ' ',
    12,
    'ada',
    'ada@',
    '@example.com',
    'ada@example',
    'a@b@example.com',
    'ada@example.com, bea@example.com',
    'Ada <ada@example.com>',
    'ada\n@example.com',
    'ada\ud800@example.com',
  ])('is undefined for %j', (email) => expect(mailLink(email)).toBeUndefined());

  it('never contains a second recipient or a header', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.emailAddress()), (email) => {
        const link = mailLink(email);
        if (link !== undefined) expect(link).toMatch(/^mailto:[^@?&\s,<>]+@[^@?&\s,<>]+$/);
      }),
    );
  });
});
