import { describe, expect, it } from 'vitest';
import type { AssociationEvent } from './associationEvent.ts';
import { eventsData } from './eventsData.ts';

const organizer = { url: 'https://linea.example', association: 'Linea' };

const event: AssociationEvent = {
  id: '7',
  title: 'Cineforum',
  description: 'Proiezione e dibattito.',
  type: 'Sociale',
  start: new Date('2026-11-23T17:00:00Z'),
  location: 'Aula magna',
  registrationLink: 'https://example.org/iscrizione',
  status: 'upcoming',
};

/** What a search engine reads of events with these changes. */
function read(...changes: Partial<AssociationEvent>[]) {
  const text = eventsData(
    changes.map((change) => ({ ...event, ...change })),
    organizer,
  );
  return JSON.parse(text ?? '{"@graph":[]}')['@graph'];
}

describe('eventsData', () => {
  it('says what, when, where, who, and how to take part', () => {
    expect(read({})).toEqual([
      {
        '@type': 'Event',
        name: 'Cineforum',
        description: 'Proiezione e dibattito.',
        startDate: '2026-11-23T17:00:00.000Z',
        location: { '@type': 'Place', name: 'Aula magna' },
        url: 'https://linea.example/#eventi',
        organizer: { '@type': 'Organization', name: 'Linea', url: 'https://linea.example' },
        potentialAction: { '@type': 'RegisterAction', target: 'https://example.org/iscrizione' },
      },
    ]);
  });

  it('says nothing that the table does not know', () => {
    const [only] = read({
      description: undefined,
      location: undefined,
      registrationLink: undefined,
    });
    expect(Object.keys(only).sort()).toEqual(['@type', 'name', 'organizer', 'startDate', 'url']);
  });

  it.each(['javascript:alert(1)', 'example.org', '//example.org', 'https://a:b@example.org'])(
    'does not pass on the address %j',
    (registrationLink) => {
      expect(read({ registrationLink })[0]).not.toHaveProperty('potentialAction');
    },
  );

  it('makes a path of this site a whole address', () => {
    expect(read({ registrationLink: '/iscrizioni' })[0].potentialAction.target).toBe(
      'https://linea.example/iscrizioni',
    );
  });

  it('leaves out an event without a moment, and says nothing about no events', () => {
    expect(read({ start: undefined }, { title: 'Altro' })).toHaveLength(1);
    expect(eventsData([{ ...event, start: undefined }], organizer)).toBeUndefined();
    expect(eventsData([], organizer)).toBeUndefined();
  });

  it.each(['</script><script>alert(1)</script>', '<!--<script>', '\u2028"\\\uD83D è & più'])(
    'never ends its element early, and keeps every character of %j',
    (title) => {
      const text = eventsData([{ ...event, title }], organizer) ?? '';
      expect(text).not.toContain('<');
      expect(JSON.parse(text)['@graph'][0].name).toBe(title);
    },
  );
});
