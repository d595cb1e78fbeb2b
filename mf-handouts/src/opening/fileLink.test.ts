import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import demonstration from 'shared/demonstration.json' with { type: 'json' };
import { provideSiteConfig, QueryClientProvider, queryClient } from 'shared/runtime';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useLinkInHtml } from './fileLink.ts';

beforeEach(() => {
  // TanStack Query's development build warns that the query has no function.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  provideSiteConfig({
    ...demonstration,
    supabase: { url: 'https://b.example', publishableKey: 'k', buckets: { handouts: 'handouts' } },
  });
  queryClient.setQueryData(['handouts', 'links'], new Map([['a.pdf', 'https://b.example/signed']]));
});
afterEach(() => queryClient.clear());

const File = ({ url }: { url: string }) => createElement('a', { href: useLinkInHtml(url) }, 'file');
const html = (url: string) =>
  renderToString(
    createElement(QueryClientProvider, { client: queryClient }, createElement(File, { url })),
  );

/** One such row took its course off the server: the link was a function. */
it.each(Object.getOwnPropertyNames(Object.prototype))(
  'a file called %s has its own URL',
  (name) => {
    const url = `https://b.example/handouts/${name}`;
    expect(html(url)).toBe(`<a href="${url}">file</a>`);
  },
);

it('a signed file has its link', () => {
  expect(html('https://b.example/handouts/a.pdf')).toBe(
    '<a href="https://b.example/signed">file</a>',
  );
});
