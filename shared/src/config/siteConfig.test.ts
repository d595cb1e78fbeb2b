import { describe, expect, it } from 'vitest';
import demonstration from './demonstration.json' with { type: 'json' };
import { parseSiteConfig } from './siteConfig.ts';

const withField = (field: string, value: unknown) =>
  JSON.stringify({ ...demonstration, [field]: value });

describe('parseSiteConfig', () => {
  it('reads the demonstration', () => {
    expect(parseSiteConfig(JSON.stringify(demonstration)).assistant).toBe('Astra');
  });

  it.each([
    ['email', 'nobody'],
    ['marketplaceUrl', 'javascript:alert(1)'],
    ['gptStoreUrl', 'not an address'],
    ['address', []],
    ['association', ''],
    ['supabase', { url: 'https://x.example' }],
  ])('names a wrong %s', (field, value) => {
    expect(() => parseSiteConfig(withField(field, value))).toThrow(new RegExp(field));
  });

  it('refuses what is not JSON', () => {
    expect(() => parseSiteConfig('{')).toThrow();
  });
});
