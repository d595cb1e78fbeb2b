import { expect, it } from 'vitest';
import { photoAddress } from './photo.ts';

const origins = ['https://site.example', 'https://backend.example'];

it.each([
  ['https://backend.example/storage/v1/object/public/photos/ada.jpg'],
  ['https://site.example/ada.jpg'],
  ['/ada.jpg'],
])('%s is loaded', (url) => {
  expect(photoAddress(url, origins)).toBe(url);
});

it.each([
  null,
  '',
  'ada.jpg',
  '//other.example/ada.jpg',
  'https://other.example/ada.jpg',
  'https://backend.example.other.example/ada.jpg',
  'http://backend.example/ada.jpg',
  'data:image/png;x',
])('%j is not asked for', (url) => {
  expect(photoAddress(url, origins)).toBeUndefined();
});
