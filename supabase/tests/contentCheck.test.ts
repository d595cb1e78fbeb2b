/** On the demonstration content the check finds every deliberate fault and nothing else. */
import { expect, it } from 'vitest';
import { checkContent } from '../content/checkContent.ts';
import { project } from '../content/project.ts';
import { demoFaults } from '../demo/demoFaults.ts';
import { runningBackend } from './runningBackend.ts';

const { backend } = runningBackend();

it.each(['127.0.0.1', 'localhost'])(
  'finds the seven faults of the demonstration at %s',
  async (host) => {
    const { url, publishableKey } = backend();
    const address = url.replace('127.0.0.1', host);
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
  },
);
