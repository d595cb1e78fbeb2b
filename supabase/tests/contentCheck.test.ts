/** On the demonstration content the check finds every deliberate fault and nothing else. */
import { expect, it } from 'vitest';
import { checkContent } from '../content/checkContent.ts';
import { project } from '../content/project.ts';
import { demoFaults } from '../demo/demoFaults.ts';
import { sharedBackend } from './sharedBackend.ts';

const { backend } = sharedBackend();

/** Opens 262 generated files, each of them three times. */
const patience = 180_000;

it('finds the seven faults of the demonstration', { timeout: patience }, async () => {
  const { url, publishableKey } = backend();
  // Whoever runs it may call this machine by another name than the rows do.
  const address = url.replace('127.0.0.1', 'localhost');
  const findings = await checkContent(project(address, publishableKey, 'handouts'), new Date());
  expect(findings.map(({ kind, name }) => `${kind}: ${name}`)).toEqual([
    'missing score: Nazarbayev University',
    'missing score: University of Ghana',
    'dead link: Econometria - Dati panel.pdf',
    'broken PDF: Marketing - Glossario.pdf',
    'dead link: Paola Esempio',
    'missing photo: Jacopo Prova',
    'missing photo: Riccardo Modello',
  ]);
  const details = findings.map(({ detail }) => detail ?? '');
  for (const fault of Object.values(demoFaults)) {
    expect(details.filter((detail) => detail.endsWith(fault))).toHaveLength(1);
  }
});
