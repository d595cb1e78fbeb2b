import { describe, expect, it } from 'vitest';
import { buildFailure } from './build.ts';

const output = `
Rsbuild v2.3.2

info    build started...
error   Build error:
File: ./src/pages.ts:1:1
  × Module not found: Can't resolve './absent.ts' in 'mf-guides/src'
    at Resolver (node_modules/…)
`;

describe('buildFailure', () => {
  it('is one sentence with the place and the reason, and says where the rest is', () => {
    expect(buildFailure('mf-guides', output)).toBe(
      "The build of mf-guides failed (./src/pages.ts:1:1: Module not found: Can't resolve './absent.ts' in 'mf-guides/src'); the whole log is in .local/logs/build-mf-guides.log.",
    );
  });

  it('says so when the builder gave no reason', () => {
    expect(buildFailure('shell', '')).toContain('(no reason given)');
  });
});
