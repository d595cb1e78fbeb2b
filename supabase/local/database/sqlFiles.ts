import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { PGlite } from '@electric-sql/pglite';

/** The `.sql` files of a folder, in the order in which the Supabase CLI runs them. */
export async function sqlFilesIn(folder: string): Promise<string[]> {
  const names = await readdir(folder);
  return names
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .map((name) => path.join(folder, name));
}

/**
 * Runs a file in one transaction.
 * @param settings custom settings that the file reads with `current_setting`, such as `app.base_url`.
 */
export async function runSqlFile(
  database: PGlite,
  file: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<void> {
  const statements = await readFile(file, 'utf8');
  try {
    await database.transaction(async (transaction) => {
      for (const [name, value] of Object.entries(settings)) {
        await transaction.query('select set_config($1, $2, true)', [name, value]);
      }
      await transaction.exec(statements);
    });
  } catch (error) {
    throw new Error(`${path.basename(file)} could not be applied`, { cause: error });
  }
}
