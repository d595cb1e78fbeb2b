import path from 'node:path';

const project = path.resolve(import.meta.dirname, '..');

export const projectFolders = {
  migrations: path.join(project, 'migrations'),
  seed: path.join(project, 'seed'),
  storage: path.join(project, 'storage'),
  /** Ignored by Git; any start can write it again. */
  cache: path.join(project, '.local'),
  bootstrap: path.join(project, 'local/database/bootstrap.sql'),
  storageGrants: path.join(project, 'local/database/storage-grants.sql'),
  generatedTypes: path.resolve(project, '../shared/src/database/database.gen.ts'),
} as const;
