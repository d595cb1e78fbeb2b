/** On the demonstration content the check finds every deliberate fault and nothing else. */
import { expect, it } from 'vitest';
import { checkContent } from '../content/checkContent.ts';
import { project } from '../content/project.ts';
import { renderFindings } from '../content/renderFindings.ts';
import { runningBackend } from './runningBackend.ts';

const { backend } = runningBackend();

it('finds the seven faults of the demonstration', async () => {
  const { url, publishableKey } = backend();
  const findings = await checkContent(project(url, publishableKey, 'handouts'), new Date());
  expect(findings.map(({ kind, row }) => `${kind}: ${row.replace(/^\S+ /, '')}`)).toEqual([
    'dead link: (Econometria - Dati panel.pdf)',
    'dead link: (Paola Esempio)',
    'broken PDF: (Marketing - Glossario.pdf)',
    'missing photo: (Jacopo Prova)',
    'missing photo: (Riccardo Modello)',
    'missing score: (Nazarbayev University)',
    'missing score: (University of Ghana)',
  ]);
  expect(renderFindings(findings)).toMatch(/7 to look at\.$/);
});

it('says so when there is nothing to correct', () => {
  expect(renderFindings([])).toBe('Everything is in order.');
});
