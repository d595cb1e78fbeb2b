import type { AssociationEvent } from '../../associationEvent.ts';

export const exampleEvent: AssociationEvent = {
  id: '7',
  title: 'Cineforum',
  description: 'Proiezione e dibattito.',
  type: 'Sociale',
  start: new Date('2026-11-23T17:00:00Z'),
  location: 'Aula magna',
  registrationLink: 'https://example.org/iscrizione',
  status: 'upcoming',
  isCancelled: false,
};
