import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mailLink, photoUrl } from './person.ts';

describe('mailLink', () => {
  it.each([
    ['ada.prova@example.com', 'mailto:ada.prova@example.com'],
    [' ada@studenti.example.it ', 'mailto:ada@studenti.example.it'],
    ['ada+cdd@example.com', 'mailto:ada%2Bcdd@example.com'],
    ['ada?bcc=x&y@example.com', 'mailto:ada%3Fbcc%3Dx%26y@example.com'],
  ])('links to %j', (email, link) => expect(mailLink({ email })).toBe(link));

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
  ])('is undefined for %j', (email) => expect(mailLink({ email })).toBeUndefined());

  it('is undefined when the table has no email column', () => expect(mailLink({})).toBeUndefined());

  it('never contains a second recipient or a header', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.emailAddress()), (email) => {
        const link = mailLink({ email });
        if (link !== undefined) expect(link).toMatch(/^mailto:[^@?&\s,<>]+@[^@?&\s,<>]+$/);
      }),
    );
  });
});

describe('photoUrl', () => {
  const origins = ['https://site.example', 'https://backend.example'];

  it.each([
    'https://backend.example/storage/v1/object/public/photos/ada.jpg',
    'https://site.example/ada.jpg',
    '/ada.jpg',
  ])('allows %s', (url) => expect(photoUrl(url, { origins })).toBe(url));

  it.each([
    null,
    '',
    'ada.jpg',
    '//other.example/ada.jpg',
    'https://other.example/ada.jpg',
    'https://backend.example.other.example/ada.jpg',
    'http://backend.example/ada.jpg',
    'data:image/png;x',
  ])('refuses %j', (url) => expect(photoUrl(url, { origins })).toBeUndefined());

  it('loads the photos of the project from the edge in front of it, and no other file', () => {
    const edge = { project: 'https://backend.example', url: 'https://site.example/api' };
    const photo = (url: string) => photoUrl(url, { origins: ['https://site.example'], edge });
    const path = '/storage/v1/object/public/photos/ada%20b.jpg?x=1';
    expect(photo(edge.project + path)).toBe(edge.url + path);
    expect(photo(edge.url + path)).toBe(edge.url + path);
    expect(photo(`${edge.project}/rest/v1/guides`)).toBeUndefined();
    expect(photo(`https://other.example${path}`)).toBeUndefined();
  });
});
