/** Sections for tests and measurements of the renderer. */
import { createHash } from 'node:crypto';
import { contractVersion, type RemoteName } from 'shared/contract';
import { parseWholeRegistry } from 'shared/registry';
import type { SectionFile } from '../hostContract.ts';

/** A section's server file. */
export function sectionFile(remote: RemoteName, source: string): Required<SectionFile> {
  const hash = createHash('sha384').update(source).digest('base64');
  return {
    remote,
    version: hash.replaceAll('/', '-').slice(0, 6),
    integrity: `sha384-${hash}`,
    contract: contractVersion,
    source,
  };
}

/** A registry of sections whose server files are at `origin`, by their name. */
export function registryOf(origin: string, files: readonly SectionFile[]) {
  const remotes = files.map(({ remote, version, integrity }) => [
    remote,
    {
      version,
      entry: { url: `${origin}/remoteEntry.js`, integrity },
      preload: {},
      server: { url: `${origin}/${remote}`, integrity },
      contract: contractVersion,
      commit: 'abc',
      publishedAt: '2026-11-20T12:00:00Z',
    },
  ]);
  const text = JSON.stringify({ schema: 1, remotes: Object.fromEntries(remotes) });
  return { text, content: parseWholeRegistry(JSON.parse(text)) };
}

const texts = `{ it: async () => ({ default: { word: 'parola' } }), en: async () => ({ default: { word: 'word' } }) }`;

interface Parts {
  /** The expression of a component. */
  view?: string;
  /** The expression of a function that loads the view. */
  load?: string;
  loader?: string;
  translations?: string;
}

/** The source of a server file of the guides, each of whose views is the same. */
export function guidesSource({
  view = '() => "the guides"',
  load = `async () => ({ default: ${view} })`,
  loader = 'async () => {}',
  translations = texts,
}: Parts): string {
  return `
    const React = require('react');
    const { useHeading, useQuery, useNow, useLanguage, useTranslation, useLocation } = require('shared/runtime');
    const load = ${load};
    const loader = ${loader};
    exports.pages = {
      views: { categories: load, category: load },
      loaders: { categories: loader, category: loader },
      translations: ${translations},
    };`;
}

/** A page that shows its language, a word of its texts, its clock, and what it read late. */
export const echoSource = guidesSource({
  loader: `({ pathname }, queryClient) => queryClient.prefetchQuery({
    queryKey: ['guides', 'echo', pathname],
    queryFn: async () => {
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 5));
      return 'read ' + pathname;
    },
  })`,
  view: `() => {
    const { pathname } = useLocation();
    const { data } = useQuery({ queryKey: ['guides', 'echo', pathname], queryFn: () => {} });
    const { t } = useTranslation('guides');
    return React.createElement('output', null, [useLanguage(), t('word'), useNow(), data].join(' | '));
  }`,
});

/** What \`echoSource\` renders for the page of a number. */
export function echoPage(number: number) {
  const language = number % 2 === 0 ? ('it' as const) : ('en' as const);
  const now = 1_700_000_000_000 + number * 60_000;
  const address = `/guide/${number}`;
  const word = language === 'it' ? 'parola' : 'word';
  const expected = `<output>${language} | ${word} | ${now} | read ${address}</output>`;
  return { request: { address, language, now }, expected };
}
