import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { openDatabase } from '../database/openDatabase.ts';
import { generateSecretKeys } from '../keys.ts';
import { projectFolders } from '../projectFolders.ts';
import { readSchema } from './readSchema.ts';
import { renderTypes } from './renderTypes.ts';

const file = projectFolders.generatedTypes;
const database = await openDatabase(generateSecretKeys(), 'http://127.0.0.1', { seedFolders: [] });
const types = renderTypes(await readSchema(database.sql));
await database.close();

if (process.argv.includes('--check')) {
  const committed = await readFile(file, 'utf8').catch(() => '');
  if (committed !== types) {
    console.error(
      'The database types differ from the migrations: run pnpm --filter supabase types:generate.',
    );
    process.exit(1);
  }
} else {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, types);
}
