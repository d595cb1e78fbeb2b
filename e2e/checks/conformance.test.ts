/** Deleting the only test of a statement of the specification must not go unnoticed. */
import { describe, expect, it } from 'vitest';
import { root } from '../../tools/paths.ts';
import { conformancePage, statements } from '../conformance/page.ts';
import { readTags } from '../conformance/tags.ts';

const tags = readTags();
const tagged = new Set(tags.flatMap(({ ids }) => ids));
const locations = (some: typeof tags) => some.map(({ file, line }) => `${file}:${line}`);

describe('the tests of the specification', () => {
  it('are tagged with well-formed ids, directly above a test or a case', () => {
    expect(
      locations(tags.filter(({ ids, isAboveTest }) => ids.length === 0 || !isAboveTest)),
    ).toEqual([]);
  });

  it('are tagged with statements that exist', () => {
    const known = statements.map(({ id }) => id);
    expect(locations(tags.filter(({ ids }) => ids.some((id) => !known.includes(id))))).toEqual([]);
  });

  it('exist for each statement that is proven, wholly or in part, and for no other', () => {
    const provable = statements.filter(({ gap }) => gap === undefined || gap === 'in part');
    expect([...tagged].sort()).toEqual(provable.map(({ id }) => id).sort());
  });

  it('cover every section', () => {
    const sections = new Set(statements.map(({ section }) => section.split('.')[0]));
    expect([...sections]).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9']);
  });

  it('are listed in docs/conformance.md: `pnpm --filter e2e conformance` writes it', async () => {
    await expect(conformancePage(tags)).toMatchFileSnapshot(`${root}docs/conformance.md`);
  });
});
