import { expect, it } from 'vitest';
import { chatGptUrl } from './chatGptUrl.ts';

it('prefers the configured store to the public chat', () => {
  const gptUrl = 'https://chatgpt.com/';
  expect(chatGptUrl({ gptUrl })).toBe(gptUrl);
  expect(chatGptUrl({ gptUrl, gptStoreUrl: 'https://chatgpt.com/g/x' })).toBe(
    'https://chatgpt.com/g/x',
  );
});
