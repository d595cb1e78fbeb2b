import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { z } from '../zod.ts';
import { parseRegistry } from './registry.ts';
import { registryFile } from './registryFile.ts';

const docs = new URL('../../../docs/', import.meta.url);
const read = (name: string) => readFileSync(new URL(name, docs), 'utf8');

/** The first block of JSON of the page that explains the registry. */
const example: unknown = JSON.parse(/```json\n([\s\S]*?)```/.exec(read('registry.md'))?.[1] ?? '');

describe('docs/registry.md', () => {
  it('shows a registry that is one', () => {
    expect(registryFile.safeParse(example).success).toBe(true);
    expect(parseRegistry(example).problems).toEqual([]);
  });

  it('explains every problem that a registry can have', () => {
    const codes = ['registry-unreadable', 'entry-invalid', 'previous-invalid', 'candidate-invalid'];
    for (const code of codes) expect(read('registry.md')).toContain(`\`${code}\``);
  });
});

describe('docs/registry.schema.json', () => {
  it('is the schema by which registries are written', () => {
    expect(JSON.parse(read('registry.schema.json'))).toEqual(z.toJSONSchema(registryFile));
  });
});
