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
  it('names the file, the reason and the log in one sentence', () => {
    expect(buildFailure('mf-guides', output)).toBe(
      "The build of mf-guides failed (./src/pages.ts:1:1: Module not found: Can't resolve './absent.ts' in 'mf-guides/src'); the whole log is in .local/logs/build-mf-guides.log.",
    );
  });

  it('says that there is no reason when the output is empty', () => {
    expect(buildFailure('shell', '')).toContain('(no reason given)');
  });
});
