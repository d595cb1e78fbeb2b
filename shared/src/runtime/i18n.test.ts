import { beforeEach, expect, it, vi } from 'vitest';
import { commonTranslations } from './commonTranslations.ts';

/** Translations that come when they are let go. */
function held(translations: Record<string, string>) {
  let release = () => {};
  const arrived = new Promise<void>((resolve) => {
    release = resolve;
  });
  return { release, load: () => arrived.then(() => ({ default: translations })) };
}

const now = (translations: Record<string, string>) => async () => ({ default: translations });

let i18n: typeof import('./i18n.ts');
let say: (key: string) => string;

beforeEach(async () => {
  vi.resetModules();
  i18n = await import('./i18n.ts');
  const { default: i18next } = await import('i18next');
  say = (key) => i18next.t(key as never);
  await i18n.startI18n({ it: { home: 'Casa' }, en: { home: 'Home' } }, 'it');
});

// @spec states.2
it('shows the key of a text that is missing, in either language', async () => {
  expect(say('shell:home')).toBe('Casa');
  expect(say('shell:nowhere')).toBe('nowhere');
  await i18n.setLanguage('en');
  expect(say('shell:home')).toBe('Home');
  expect(say('shell:nowhere')).toBe('nowhere');
});

it('puts values into translations as they are', async () => {
  await i18n.addTranslations('guides', { it: now({ hello: 'Ciao {{name}}' }), en: now({}) });
  const { default: i18next } = await import('i18next');
  expect(i18next.t('guides:hello' as never, { name: '<b> & "co"' } as never)).toBe(
    'Ciao <b> & "co"',
  );
});

it('has the common translations without their section’s name', () => {
  const { it: common } = commonTranslations;
  const [key = ''] = Object.entries(common).find(([, text]) => typeof text === 'string') ?? [];
  expect(key).not.toBe('');
  expect(say(key)).toBe(common[key as keyof typeof common]);
});

it('loads the translations of a version once, and those of another again', async () => {
  const load = vi.fn(now({ word: 'parola' }));
  const translations = { it: load, en: now({}) };
  await i18n.addTranslations('guides', translations, '1');
  await i18n.addTranslations('guides', translations, '1');
  expect(load).toHaveBeenCalledTimes(1);
  await i18n.addTranslations('guides', { it: now({ word: 'vocabolo' }), en: now({}) }, '2');
  expect(say('guides:word')).toBe('vocabolo');
  await i18n.addTranslations('guides', translations, '1');
  expect(load).toHaveBeenCalledTimes(2);
  expect(say('guides:word')).toBe('parola');
});

it('names the language to the browser, and finds it again', async () => {
  const kept = new Map<string, string>();
  const documentElement = { lang: '' };
  vi.stubGlobal('document', { documentElement });
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
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
  expect(at('')).toBe('it');
  expect(at('?lang=fr')).toBe('it');
  vi.unstubAllGlobals();
});

it('says which translations did not come, and shows the page in the language all the same', async () => {
  const reported = vi.spyOn(console, 'error').mockImplementation(() => {});
  const gone = () => Promise.reject(new Error('gone'));
  await i18n.addTranslations('guides', { it: now({ word: 'parola' }), en: gone });
  await i18n.setLanguage('en');
  expect(say('shell:home')).toBe('Home');
  expect(say('guides:word')).toBe('parola');
  expect(reported).toHaveBeenCalledWith(expect.stringMatching(/guides.*\ben\b/), expect.any(Error));
});

it('ends in the language that was chosen last, however late the translations of the first come', async () => {
  const english = held({ word: 'word' });
  await i18n.addTranslations('guides', { it: now({ word: 'parola' }), en: english.load });
  const first = i18n.setLanguage('en');
  const last = i18n.setLanguage('it');
  await last;
  english.release();
  await first;
  expect(say('guides:word')).toBe('parola');
  expect(say('shell:home')).toBe('Casa');
});

it('has the words of a section that arrives while the language changes', async () => {
  const english = held({ word: 'word' });
  await i18n.addTranslations('guides', { it: now({ word: 'parola' }), en: english.load });
  const change = i18n.setLanguage('en');
  await i18n.addTranslations('chat', { it: now({ ask: 'Chiedi' }), en: now({ ask: 'Ask' }) });
  english.release();
  await change;
  expect(say('guides:word')).toBe('word');
  await vi.waitFor(() => expect(say('chat:ask')).toBe('Ask'));
});

it('lends the other language’s words until late ones come', async () => {
  vi.useFakeTimers();
  const english = held({ word: 'word' });
  await i18n.addTranslations('guides', { it: now({ word: 'parola' }), en: english.load });
  const change = i18n.setLanguage('en');
  await vi.advanceTimersByTimeAsync(1000);
  await change;
  expect(say('shell:home')).toBe('Home');
  expect(say('guides:word')).toBe('parola');
  english.release();
  vi.useRealTimers();
  await vi.waitFor(() => expect(say('guides:word')).toBe('word'));
});
