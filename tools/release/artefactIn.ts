import type { ArtefactName } from 'shared/contract';
import type { Deployment } from '../deployment.ts';
import type { Artefact } from './artefact.ts';
import { sectionIn } from './section.ts';
import { shellIn } from './shell.ts';

/** The artefact of a name in an installation. */
export function artefactIn(deployment: Deployment, name: ArtefactName): Artefact {
  return name === 'shell' ? shellIn(deployment) : sectionIn(deployment, name);
}
