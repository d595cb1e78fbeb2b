import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { demoFiles } from '../../demo/demoFiles.ts';
import { openDatabase } from '../database/openDatabase.ts';
import { generateSecretKeys } from '../keys.ts';
import { projectFolders } from '../projectFolders.ts';

/**
 * `pnpm --filter supabase storage:render [folder]`: writes the demonstration files to storage/, from which the
 * Supabase CLI uploads them to a project.
 */
const folder = path.resolve(process.argv[2] ?? projectFolders.storage);
const publicUrl = 'http://127.0.0.1:54321';
const database = await openDatabase(generateSecretKeys(), publicUrl);
const files = await demoFiles(database.sql, publicUrl);
for (const file of files) {
  const target = path.join(folder, file.bucket, file.name);
  await mkdir(path.dirname(target), { recursive: true });
  await writeFile(target, await file.make());
}
await database.close();
console.log(`${files.length} files are in ${path.relative(process.cwd(), folder)}.`);
