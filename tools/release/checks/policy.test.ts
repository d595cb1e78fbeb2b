import { expect, it } from 'vitest';
import { missingSources, parsePolicy } from './policy.ts';

const self = 'https://site.example';
const missing = (policy: string, needed: string) =>
  missingSources(parsePolicy(policy), parsePolicy(needed), self);

it.each([
  ["script-src 'self' https://a.example", "script-src 'self' https://a.example"],
  ["script-src 'self'", `script-src ${self}`],
  ['script-src *', 'script-src https://a.example'],
  ['script-src https:', 'script-src https://a.example'],
  ['script-src https://*.example', 'script-src https://a.example'],
  ["default-src 'none'", "default-src 'none'"],
  ['default-src https://a.example', 'script-src https://a.example'],
  ['', 'script-src https://a.example'],
])('“%s” allows “%s”', (policy, needed) => {
  expect(missing(policy, needed)).toEqual([]);
});

it.each([
  ["default-src 'none'; script-src 'self'", 'script-src https://a.example'],
  ["default-src 'none'", 'script-src https://a.example'],
  ['script-src https:', 'script-src http://a.example'],
  ['script-src https://*.example', 'script-src https://a.example.evil'],
  ["script-src 'self' 'sha256-old'", "script-src 'self' 'sha256-new'"],
])('“%s” does not allow “%s”', (policy, needed) => {
  const source = needed.split(' ').at(-1);
  expect(missing(policy, needed)).toEqual([`script-src lacks ${source}`]);
});
