import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arbitraryChange } from '../../tests/arbitraryChange.ts';
import demonstration from './demonstration.json' with { type: 'json' };
import { parseSiteConfig, type SiteConfig } from './siteConfig.ts';

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

  it('with any values, returns only http URLs or names the invalid field', () => {
    fc.assert(
      fc.property(arbitraryChange(demonstration), (changed) => {
        const text = JSON.stringify(changed);
        let config: SiteConfig;
        try {
          config = parseSiteConfig(text);
        } catch (error) {
          expect(String(error)).toMatch(/^Error: The site's configuration is not usable\./);
          return;
        }
        const { url, social, marketplaceUrl, gptUrl, gptStoreUrl = gptUrl, supabase } = config;
        const links = [url, ...Object.values(social), marketplaceUrl, gptUrl, gptStoreUrl];
        links.push(supabase.url, supabase.project ?? supabase.url);
        expect(links.filter((link) => !/^https?:$/.test(new URL(link).protocol))).toEqual([]);
        expect(config.email).toMatch(/^[^\s<>"]+@[^\s<>"]+$/);
      }),
      { numRuns: 10_000 },
    );
  });

  it('refuses what is not JSON', () => {
    expect(() => parseSiteConfig('{')).toThrow();
  });
});
