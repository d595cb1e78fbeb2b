/** Fails when a migration was added without `types:generate`. */
import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { projectFolders } from '../local/projectFolders.ts';
import { generateTypes } from '../local/types/generateTypes.ts';
import { sharedBackend } from './sharedBackend.ts';

const { backend } = sharedBackend();

it('database.gen.ts is up to date', async () => {
  const committed = await readFile(projectFolders.generatedTypes, 'utf8');
  expect(await generateTypes(backend().database.sql)).toBe(committed);
});
