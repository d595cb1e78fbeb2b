import { expect, it } from 'vitest';
import { missingSources, parsePolicy } from './policy.ts';

const self = 'https://site.example';
const missing = (policy: string, needed: string) =>
  missingSources(policy, parsePolicy(needed), self);

it.each([
  ["script-src 'self' https://a.example", "script-src 'self' https://a.example"],
  ["script-src 'self'", `script-src ${self}`],
  ['script-src *', 'script-src https://a.example'],
  ['script-src https:', 'script-src https://a.example'],
  ['script-src https://*.example', 'script-src https://a.example'],
  ['script-src a.example', 'script-src https://a.example'],
  ['script-src http://a.example', 'script-src https://a.example'],
  ['script-src https://a.example:443 https://b.example', 'script-src https://a.example'],
  ['script-src https://a.example:*', 'script-src https://a.example:8443'],
  ['script-src *.example', 'script-src https://a.example'],
  ['script-src HTTPS://A.example/', 'script-src https://a.example/guides/2/'],
  ['script-src https://a.example/guides/', 'script-src https://a.example/guides/2/'],
  ['Script-Src https://a.example; script-src', 'script-src https://a.example'],
  ["script-src 'none'; script-src-elem https:", 'script-src https://a.example'],
  ["script-src 'unsafe-inline'", "script-src 'sha256-new'"],
  ["base-uri 'self'; img-src https:, script-src https:", 'script-src https://a.example'],
  ['connect-src ws://a.example', 'connect-src wss://a.example'],
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
  ['script-src https://a.example', 'script-src https://a.example:8443'],
  ['script-src http://a.example', 'script-src ws://a.example'],
  ['script-src *.a.example', 'script-src https://a.example'],
  ['script-src https://a.example/guides/', 'script-src https://a.example/'],
  ['script-src https:, script-src https://b.example', 'script-src https://a.example'],
  ["script-src 'unsafe-inline' 'sha256-old'", "script-src 'self' 'sha256-new'"],
  ["script-src 'self' 'sha256-old'", "script-src 'self' 'sha256-new'"],
])('“%s” does not allow “%s”', (policy, needed) => {
  const source = needed.split(' ').at(-1)?.replace(/\/$/, '');
  expect(missing(policy, needed)).toContain(`script-src lacks ${source}`);
});
