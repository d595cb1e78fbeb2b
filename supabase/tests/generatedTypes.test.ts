/** Fails when a migration was added without `types:generate`. */
import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { projectFolders } from '../local/projectFolders.ts';
import { readSchema } from '../local/types/readSchema.ts';
import { renderTypes } from '../local/types/renderTypes.ts';
import { sharedBackend } from './sharedBackend.ts';

const { backend } = sharedBackend();

it('database.gen.ts is up to date', async () => {
  const committed = await readFile(projectFolders.generatedTypes, 'utf8');
  expect(renderTypes(await readSchema(backend().database.sql))).toBe(committed);
});
