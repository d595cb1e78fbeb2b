import path from 'node:path';

const project = path.resolve(import.meta.dirname, '..');

/** Where things are in the Supabase project, from wherever the server is started. */
export const projectFolders = {
  migrations: path.join(project, 'migrations'),
  seed: path.join(project, 'seed'),
  scale: path.join(project, 'scale'),
  storage: path.join(project, 'storage'),
  /** What any start may write again; ignored by Git. */
  generated: path.join(project, '.local'),
  bootstrap: path.join(project, 'local/database/bootstrap.sql'),
  storageGrants: path.join(project, 'local/database/storage-grants.sql'),
  generatedTypes: path.resolve(project, '../shared/src/database/database.gen.ts'),
} as const;
