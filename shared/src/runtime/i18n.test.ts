import { beforeEach, expect, it, vi } from 'vitest';

/** Texts that come when they are let go. */
function held(texts: Record<string, string>) {
  let release = () => {};
  const arrived = new Promise<void>((resolve) => {
    release = resolve;
  });
  return { release, load: () => arrived.then(() => ({ default: texts })) };
}

const now = (texts: Record<string, string>) => async () => ({ default: texts });

let i18n: typeof import('./i18n.ts');
let say: (key: string) => string;

beforeEach(async () => {
  vi.resetModules();
  i18n = await import('./i18n.ts');
  const { default: i18next } = await import('i18next');
  say = (key) => i18next.t(key as never);
  await i18n.startI18n({ it: { home: 'Casa' }, en: { home: 'Home' } }, 'it');
});

it('shows the key of a text that is missing, in either language', async () => {
  expect(say('shell:home')).toBe('Casa');
  expect(say('shell:nowhere')).toBe('nowhere');
  await i18n.setLanguage('en');
  expect(say('shell:home')).toBe('Home');
  expect(say('shell:nowhere')).toBe('nowhere');
});

it('ends in the language that was chosen last, however late the texts of the first come', async () => {
  const english = held({ word: 'word' });
  await i18n.addTexts('guides', { it: now({ word: 'parola' }), en: english.load });
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
  await i18n.addTexts('guides', { it: now({ word: 'parola' }), en: english.load });
  const change = i18n.setLanguage('en');
  await i18n.addTexts('chat', { it: now({ ask: 'Chiedi' }), en: now({ ask: 'Ask' }) });
  english.release();
  await change;
  expect(say('guides:word')).toBe('word');
  await vi.waitFor(() => expect(say('chat:ask')).toBe('Ask'));
});

it('lends the other language’s words until late ones come', async () => {
  vi.useFakeTimers();
  const english = held({ word: 'word' });
  await i18n.addTexts('guides', { it: now({ word: 'parola' }), en: english.load });
  const change = i18n.setLanguage('en');
  await vi.advanceTimersByTimeAsync(1000);
  await change;
  expect(say('shell:home')).toBe('Home');
  expect(say('guides:word')).toBe('parola');
  english.release();
  vi.useRealTimers();
  await vi.waitFor(() => expect(say('guides:word')).toBe('word'));
});
