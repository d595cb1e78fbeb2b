import { findFaults } from '../content/findFaults.ts';
import type { Finding } from '../content/finding.ts';
import type { Project } from '../content/project.ts';
import { readTables } from '../content/readTables.ts';

/** Checks the content of a project, without the command line. */
export async function checkContent(project: Project, now: Date): Promise<Finding[]> {
  return findFaults(project, await readTables(project), now);
}
