import { expect, it } from 'vitest';
import { feedLinks } from './feedLinks.ts';

it.each(['https://project.supabase.co', 'https://project.supabase.co/'])(
  'leads every program to the one address on %s',
  (backend) => {
    const address = 'https://project.supabase.co/functions/v1/calendar?lang=en';
    const links = feedLinks(backend, 'en', 'Eventi & Co');
    expect(links.address).toBe(address);
    expect(links.webcal).toBe('webcal://project.supabase.co/functions/v1/calendar?lang=en');
    expect(new URL(links.google).searchParams.get('cid')).toBe(links.webcal);
    for (const outlook of [links.outlookUniversity, links.outlookPersonal]) {
      expect(Object.fromEntries(new URL(outlook).searchParams)).toEqual({
        url: address,
        name: 'Eventi & Co',
      });
    }
  },
);
