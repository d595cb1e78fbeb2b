import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arbitraryChange } from '../../tests/arbitraryChange.ts';
import { parseRegistry } from './registry.ts';

const integrity = `sha384-${'A'.repeat(64)}`;

const version = {
  version: '1.2.0',
  entry: { url: 'https://guides.example/guides/1.2.0/remoteEntry.js', integrity },
  preload: { pages: [{ url: 'https://guides.example/guides/1.2.0/pages.js', integrity }] },
  contract: 1,
  commit: 'abc',
  publishedAt: '2026-11-20T12:00:00Z',
};
const entry = { ...version, previous: { ...version, version: '1.1.0' } };

describe('parseRegistry', () => {
  it('reads the live and the previous version', () => {
    const { remotes } = parseRegistry({ schema: 1, remotes: { guides: entry } });
    expect(remotes.get('guides')?.version).toBe('1.2.0');
    expect(remotes.get('guides')?.previous?.version).toBe('1.1.0');
  });

  it('needs no hash from a development server', () => {
    const local = { ...version, entry: { url: 'http://localhost:3002/remoteEntry.js' } };
    const { remotes, problems } = parseRegistry({ schema: 1, remotes: { guides: local } });
    expect(remotes.has('guides')).toBe(true);
    expect(problems).toEqual([]);
  });

  it.each([
    ['no address', { ...entry, entry: { integrity } }],
    ['a script as address', { ...entry, entry: { url: 'javascript:alert(1)', integrity } }],
    ['an invalid hash', { ...entry, entry: { ...version.entry, integrity: 'sha384-' } }],
    ['no hash', { ...entry, entry: { url: version.entry.url } }],
    ['a server file without a hash', { ...entry, server: { url: version.entry.url } }],
    ['no contract', { ...entry, contract: undefined }],
    ['a string', 'guides'],
    ['null', null],
  ])('drops only the section whose entry has %s, and reports it', (_, broken) => {
    const { remotes, problems } = parseRegistry({
      schema: 1,
      remotes: { guides: broken, chat: entry },
    });
    expect(remotes.has('guides')).toBe(false);
    expect(remotes.has('chat')).toBe(true);
    expect(problems).toMatchObject([{ code: 'entry-invalid', remote: 'guides' }]);
  });

  const canary = { ...version, version: '1.3.0', percentage: 10 };

  it('reads the good versions, and the canary with its percentage', () => {
    const good = [{ ...version, version: '1.0.0' }];
    const { remotes } = parseRegistry({
      schema: 1,
      remotes: { guides: { ...entry, good, canary } },
    });
    expect(remotes.get('guides')).toMatchObject({ good, canary });
  });

  const invalidParts: [part: string, invalid: unknown, kept: unknown][] = [
    ['previous', { version: '1' }, null],
    ['good', [{ version: '1' }], []],
    ['good', '1', []],
    ['canary', { ...canary, percentage: -1 }, null],
    ['canary', { ...canary, percentage: 101 }, null],
    ['canary', { ...canary, percentage: '10' }, null],
    ['canary', { ...canary, percentage: undefined }, null],
  ];

  it.each(invalidParts)(
    'keeps a section whose %s is the invalid %j, and reports it',
    (part, invalid, kept) => {
      const { remotes, problems } = parseRegistry({
        schema: 1,
        remotes: { guides: { ...entry, [part]: invalid } },
      });
      expect(remotes.get('guides')).toMatchObject({ version: '1.2.0', [part]: kept });
      expect(problems).toMatchObject([{ code: `${part}-invalid`, remote: 'guides' }]);
    },
  );

  it('leaves out what the contract does not know', () => {
    const { remotes } = parseRegistry({ schema: 1, remotes: { stranger: entry, guides: entry } });
    expect([...remotes.keys()]).toEqual(['guides']);
  });

  it.each([null, 'text', 3, [], {}, { schema: 2, remotes: {} }, { schema: 1 }])(
    'refuses %j as a whole',
    (input) => {
      expect(() => parseRegistry(input)).toThrow('The registry is not readable.');
    },
  );

  it('with any entry, returns only http URLs and keeps the other section', () => {
    const changed = fc.oneof(fc.anything(), arbitraryChange({ ...entry, canary }));
    fc.assert(
      fc.property(changed, (guides) => {
        const { remotes } = parseRegistry({ schema: 1, remotes: { guides, chat: entry } });
        const files = [...remotes.values()]
          .flatMap(({ previous, canary: tried, ...live }) => [live, previous, tried])
          .flatMap((one) => (one ? [one.entry, ...Object.values(one.preload).flat()] : []));
        const sound = files.every(
          (file) => /^https?:$/.test(new URL(file.url).protocol) && file.integrity !== '',
        );
        return sound && remotes.get('chat')?.version === version.version;
      }),
      { numRuns: 2000 },
    );
  });

  it('with any input, returns a registry or throws', () => {
    const whole = { schema: 1, remotes: { guides: entry, chat: entry } };
    fc.assert(
      fc.property(fc.oneof(fc.anything(), arbitraryChange(whole)), (input) => {
        try {
          expect(parseRegistry(input).remotes).toBeInstanceOf(Map);
        } catch (error) {
          expect(String(error)).toMatch(/^Error: The registry is not readable\./);
        }
      }),
      { numRuns: 2000 },
    );
  });
});
