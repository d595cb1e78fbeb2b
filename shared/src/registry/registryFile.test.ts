import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { toJSONSchema } from 'zod/mini';
import { parseRegistry } from './registry.ts';
import { readRegistryEntry, registryFile } from './registryFile.ts';

const docs = new URL('../../../docs/', import.meta.url);
const read = (name: string) => readFileSync(new URL(name, docs), 'utf8');

/** The first block of JSON of the page that explains the registry. */
const example: unknown = JSON.parse(/```json\n([\s\S]*?)```/.exec(read('registry.md'))?.[1] ?? '');

describe('docs/registry.md', () => {
  it('shows a valid registry', () => {
    expect(registryFile.safeParse(example).success).toBe(true);
    expect(parseRegistry(example).problems).toEqual([]);
  });

  it('explains every problem that a registry can have', () => {
    const codes = [
      'registry-unreadable',
      'entry-invalid',
      'previous-invalid',
      'good-invalid',
      'canary-invalid',
    ];
    for (const code of codes) expect(read('registry.md')).toContain(`\`${code}\``);
  });
});

describe('docs/registry.schema.json', () => {
  it('is the schema by which registries are written', () => {
    expect(JSON.parse(read('registry.schema.json'))).toEqual(toJSONSchema(registryFile));
  });
});

describe('readRegistryEntry', () => {
  const integrity = `sha384-${'A'.repeat(64)}`;
  const version = {
    version: '3',
    entry: { url: 'https://example.org/3/remoteEntry.js', integrity },
    preload: {},
    contract: 1,
    commit: 'abc',
    publishedAt: '2026-11-20T12:00:00Z',
  };
  const previous = { ...version, version: '2' };

  it('reads a complete entry', () => {
    const entry = { ...version, previous, older: ['1'], canary: null };
    expect(readRegistryEntry(entry)).toEqual(entry);
  });

  it.each([undefined, null, {}, { ...version, version: 7 }])(
    'returns undefined for %j',
    (entry) => {
      expect(readRegistryEntry(entry)).toBeUndefined();
    },
  );

  it('drops only the invalid parts', () => {
    expect(
      readRegistryEntry({
        ...version,
        previous,
        older: 'one',
        good: [{ version: '1' }],
        canary: { percentage: 200 },
      }),
    ).toEqual({ ...version, previous, older: [], good: [], canary: null });
    expect(readRegistryEntry({ ...version, previous: 7, older: ['1'] })).toEqual({
      ...version,
      previous: null,
      older: ['1'],
    });
  });
});
