import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { PGlite, Transaction } from '@electric-sql/pglite';

/** The `.sql` files of a folder, in the order in which the Supabase CLI runs them. */
export async function sqlFilesIn(folder: string): Promise<string[]> {
  const names = await readdir(folder);
  return names
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .map((name) => path.join(folder, name));
}

type RunOptions = {
  /** Custom settings that the file reads with `current_setting`, such as `app.base_url`. */
  readonly settings?: Readonly<Record<string, string>>;
  /** Runs in the same transaction, after the file. */
  readonly after?: (transaction: Transaction) => Promise<unknown>;
};

/** Runs a file in one transaction. */
export async function runSqlFile(
  database: PGlite,
  file: string,
  { settings = {}, after }: RunOptions = {},
): Promise<void> {
  const statements = await readFile(file, 'utf8');
  try {
    await database.transaction(async (transaction) => {
      for (const [name, value] of Object.entries(settings)) {
        await transaction.query('select set_config($1, $2, true)', [name, value]);
      }
      await transaction.exec(statements);
      await after?.(transaction);
    });
  } catch (error) {
    throw new Error(`${path.basename(file)} could not be applied`, { cause: error });
  }
}
