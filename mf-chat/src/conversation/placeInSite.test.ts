import { expect, it } from 'vitest';
import { placeInSite } from './placeInSite.ts';

it.each([
  '/guide/burocrazia',
  '/#eventi',
  '/rappresentanti?organo=isu',
  '/?calcolatore=a#calcolatori',
])('%s is here', (address) => {
  expect(placeInSite(address)).toBe(address);
});

it.each([
  'https://example.org/guide',
  '//example.org/guide',
  '/files/regolamento.pdf#page=2',
  'javascript:alert(1)',
  'mailto:a@example.org',
  '',
])('%s is not', (address) => {
  expect(placeInSite(address)).toBeUndefined();
});
