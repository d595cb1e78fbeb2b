/**
 * The specification and the tests, side by side: a test that is renamed or taken away would otherwise
 * leave a sentence unproven, and nobody would know.
 */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { root } from '../../tools/paths.ts';
import { conformance } from '../spec/conformance.ts';
import { missingProofs } from '../spec/missingProofs.ts';
import { parts } from '../spec/parts.ts';
import { proofsOf } from '../spec/statement.ts';

const statements = parts.flatMap((part) => part.statements);

describe('the statements of the specification', () => {
  it('name tests that exist', () => {
    expect(missingProofs(parts)).toEqual([]);
  });

  it('are each proven, or say why not', () => {
    const silent = statements.filter((statement) =>
      statement.state === 'proven' || statement.state === 'in part'
        ? proofsOf(statement).length === 0
        : statement.why === '',
    );
    expect(silent.map(({ says }) => says)).toEqual([]);
  });

  it('stand in every section, each once', () => {
    const sections = new Set(parts.map(({ heading }) => heading.split('.')[0]));
    expect([...sections]).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9']);
    for (const { heading, statements } of parts) {
      const said = statements.map(({ says }) => says);
      expect(said, heading).toEqual([...new Set(said)]);
    }
  });

  it('make docs/conformance.md: `pnpm --filter e2e conformance` writes it', () => {
    expect(readFileSync(`${root}docs/conformance.md`, 'utf8')).toBe(conformance(parts));
  });
});
