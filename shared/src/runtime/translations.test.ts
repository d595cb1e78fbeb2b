import { createInstance } from 'i18next';
import { expect, it, vi } from 'vitest';
import { i18nOptions } from './i18n.ts';
import { translationsOf } from './translations.ts';

async function start() {
  const i18n = createInstance();
  const words = { it: { common: { word: 'parola' } }, en: { common: { word: 'word' } } };
  await i18n.init({ ...i18nOptions, lng: 'it', resources: words });
  const page = translationsOf(i18n);
  const functionOf = (...namespaces: string[]) => page.translate(namespaces as never);
  const translated = (key: string) => functionOf('common')(key as never);
  return { i18n, page, functionOf, translated };
}

it('translates in the language of the page, and tells when it changes', async () => {
  const { i18n, page, translated } = await start();
  const listener = vi.fn();
  const end = page.subscribe(listener);
  expect([page.language(), translated('word')]).toEqual(['it', 'parola']);
  await i18n.changeLanguage('en');
  expect([page.language(), translated('word')]).toEqual(['en', 'word']);
  expect(listener).toHaveBeenCalledTimes(1);
  end();
  await i18n.changeLanguage('it');
  expect(listener).toHaveBeenCalledTimes(1);
});

it('gives all components of a language and namespace the same function', async () => {
  const { i18n, functionOf } = await start();
  const italian = functionOf('common');
  expect(functionOf('common')).toBe(italian);
  await i18n.changeLanguage('en');
  expect(functionOf('common')).not.toBe(italian);
});

it('gives another function to the components whose texts were added late, and to no others', async () => {
  const { i18n, page, functionOf } = await start();
  const listener = vi.fn();
  page.subscribe(listener);
  const functions = () => [functionOf('guides'), functionOf('guides', 'common')];
  const before = functions();
  const others = functionOf('common');
  i18n.addResourceBundle('it', 'guides', { word: 'vocabolo' });
  expect(listener).toHaveBeenCalledTimes(1);
  functions().forEach((after, index) => {
    expect(after).not.toBe(before[index]);
    expect(after('word' as never)).toBe('vocabolo');
  });
  expect(functionOf('common')).toBe(others);
});
