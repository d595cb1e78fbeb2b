/**
 * Tells the REST layer that its roles are ready. Left to itself, its first request would run
 * `GRANT ALL` on every table: one without row-level security would become readable and writable by
 * anyone. `tests/grantAll.regression.test.ts` holds this.
 */
export function keepGrantsAsMigrated(connection: object): void {
  if (!Reflect.has(connection, 'rlsState')) {
    throw new Error('@supabase/lite changed: it no longer has rlsState. Read how it grants now.');
  }
  Reflect.set(connection, 'rlsState', 'active');
}
