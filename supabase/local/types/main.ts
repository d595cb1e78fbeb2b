import { writeFile } from 'node:fs/promises';
import { openDatabase } from '../database/openDatabase.ts';
import { generateSecretKeys } from '../keys.ts';
import { projectFolders } from '../projectFolders.ts';
import { generateTypes } from './generateTypes.ts';

const database = await openDatabase(generateSecretKeys(), 'http://127.0.0.1', { seedFolders: [] });
await writeFile(projectFolders.generatedTypes, await generateTypes(database.sql));
await database.close();
