import { expect, it } from 'vitest';
import { chatGptUrl, nameContext } from './assistantConfig.ts';

// @spec assistant.1 chat.14
it('prefers the configured store to the public chat', () => {
  const gptUrl = 'https://chatgpt.com/';
  expect(chatGptUrl({ gptUrl })).toBe(gptUrl);
  expect(chatGptUrl({ gptUrl, gptStoreUrl: 'https://chatgpt.com/g/x' })).toBe(
    'https://chatgpt.com/g/x',
  );
});

it.each(['Astra', 'ada', 'Àlice'])('writes "ad %s"', (name) => {
  expect(nameContext(name)).toBe('vowel');
});

it.each(['Linea', 'Eva', 'Otto', ''])('writes "a %s"', (name) => {
  expect(nameContext(name)).toBe('other');
});
