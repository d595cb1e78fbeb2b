import { beforeEach, expect, it, vi } from 'vitest';
import { inEveryLanguage } from '../contract/language.ts';
import type { Lazy, Translations } from '../contract/section.ts';
import common from './locales/it.json' with { type: 'json' };

/** Translations that load when `release` is called. */
function deferred(translations: Record<string, string>) {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  return { release, load: () => released.then(() => ({ default: translations })) };
}

const now = (translations: Record<string, string>) => async () => ({ default: translations });

/** Translations of the two languages that are tested; any other has the English ones. */
const sources = (it: Lazy<Translations>, en: Lazy<Translations>) => ({
  ...inEveryLanguage(() => en),
  it,
});

let i18n: typeof import('./i18n.ts');
let translate: (key: string) => string;

beforeEach(async () => {
  vi.resetModules();
  i18n = await import('./i18n.ts');
  const { default: i18next } = await import('i18next');
  translate = (key) => i18next.t(key as never);
  await i18n.startI18n(sources(now({ home: 'Casa' }), now({ home: 'Home' })), 'it');
});

// @spec states.2
it('shows the key of a text that is missing, in either language', async () => {
  expect(translate('shell:home')).toBe('Casa');
  expect(translate('shell:nowhere')).toBe('nowhere');
  await i18n.setLanguage('en');
  expect(translate('shell:home')).toBe('Home');
  expect(translate('shell:nowhere')).toBe('nowhere');
});

it('puts values into translations as they are', async () => {
  await i18n.addTranslations('guides', sources(now({ hello: 'Ciao {{name}}' }), now({})));
  const { default: i18next } = await import('i18next');
  expect(i18next.t('guides:hello' as never, { name: '<b> & "co"' } as never)).toBe(
    'Ciao <b> & "co"',
  );
});

it('finds common translations without a namespace', () => {
  const [key = ''] = Object.entries(common).find(([, text]) => typeof text === 'string') ?? [];
  expect(key).not.toBe('');
  expect(translate(key)).toBe(common[key as keyof typeof common]);
});

it('loads translations once per version', async () => {
  const load = vi.fn(now({ word: 'parola' }));
  const translations = sources(load, now({}));
  await i18n.addTranslations('guides', translations, '1');
  await i18n.addTranslations('guides', translations, '1');
  expect(load).toHaveBeenCalledTimes(1);
  await i18n.addTranslations('guides', sources(now({ word: 'vocabolo' }), now({})), '2');
  expect(translate('guides:word')).toBe('vocabolo');
  await i18n.addTranslations('guides', translations, '1');
  expect(load).toHaveBeenCalledTimes(2);
  expect(translate('guides:word')).toBe('parola');
});

it('sets the document’s language, and stores the choice', async () => {
  const stored = new Map<string, string>();
  const documentElement = { lang: '' };
  vi.stubGlobal('document', { documentElement });
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
  const at = (search: string) => {
    vi.stubGlobal('window', { location: { search } });
    return i18n.initialLanguage();
  };
  expect(at('')).toBe('it');
  await i18n.setLanguage('en');
  expect(documentElement.lang).toBe('en');
  expect(at('')).toBe('en');
  expect(at('?lang=it')).toBe('it');
  // Somebody else's link.
  expect(at('')).toBe('en');
  expect(at('?lang=xx')).toBe('en');
  vi.unstubAllGlobals();
});

it('reports translations that do not load, and switches the language anyway', async () => {
  const reported = vi.spyOn(console, 'error').mockImplementation(() => {});
  const gone = () => Promise.reject(new Error('gone'));
  await i18n.addTranslations('guides', sources(now({ word: 'parola' }), gone));
  await i18n.setLanguage('en');
  expect(translate('shell:home')).toBe('Home');
  expect(translate('guides:word')).toBe('parola');
  expect(reported).toHaveBeenCalledWith(expect.stringMatching(/guides.*\ben\b/), expect.any(Error));
});

it('ends in the last chosen language when the translations of an earlier choice load late', async () => {
  const english = deferred({ word: 'word' });
  await i18n.addTranslations('guides', sources(now({ word: 'parola' }), english.load));
  const first = i18n.setLanguage('en');
  const last = i18n.setLanguage('it');
  await last;
  english.release();
  await first;
  expect(translate('guides:word')).toBe('parola');
  expect(translate('shell:home')).toBe('Casa');
});

it('translates a section that loads during a language switch', async () => {
  const english = deferred({ word: 'word' });
  await i18n.addTranslations('guides', sources(now({ word: 'parola' }), english.load));
  const change = i18n.setLanguage('en');
  await i18n.addTranslations('chat', sources(now({ ask: 'Chiedi' }), now({ ask: 'Ask' })));
  english.release();
  await change;
  expect(translate('guides:word')).toBe('word');
  await vi.waitFor(() => expect(translate('chat:ask')).toBe('Ask'), { timeout: 30_000 });
});

it('shows the other language until late translations load', async () => {
  vi.useFakeTimers();
  const english = deferred({ word: 'word' });
  await i18n.addTranslations('guides', sources(now({ word: 'parola' }), english.load));
  const change = i18n.setLanguage('en');
  await vi.advanceTimersByTimeAsync(1000);
  await change;
  expect(translate('shell:home')).toBe('Home');
  expect(translate('guides:word')).toBe('parola');
  english.release();
  vi.useRealTimers();
  await vi.waitFor(() => expect(translate('guides:word')).toBe('word'), { timeout: 30_000 });
});
