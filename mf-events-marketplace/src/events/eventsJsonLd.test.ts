import { describe, expect, it } from 'vitest';
import type { AssociationEvent } from '../associationEvent.ts';
import { eventsJsonLd } from './eventsJsonLd.ts';
import { exampleEvent } from './tests/exampleEvent.ts';

const organizer = { url: 'https://linea.example', association: 'Linea' };

/** The parsed JSON-LD of events with these changes. */
function read(...changes: Partial<AssociationEvent>[]) {
  const text = eventsJsonLd(
    changes.map((change) => ({ ...exampleEvent, ...change })),
    organizer,
  );
  return JSON.parse(text ?? '{"@graph":[]}')['@graph'];
}

describe('eventsJsonLd', () => {
  it('has title, date, location, organizer and registration', () => {
    expect(read({})).toEqual([
      {
        '@type': 'Event',
        name: 'Cineforum',
        description: 'Proiezione e dibattito.',
        startDate: '2026-11-23T17:00:00.000Z',
        location: { '@type': 'Place', name: 'Aula magna' },
        url: 'https://linea.example/#eventi-7',
        organizer: { '@type': 'Organization', name: 'Linea', url: 'https://linea.example' },
        potentialAction: { '@type': 'RegisterAction', target: 'https://example.org/iscrizione' },
      },
    ]);
  });

  it('omits what the table lacks', () => {
    const [only] = read({
      description: undefined,
      location: undefined,
      registrationLink: undefined,
    });
    expect(Object.keys(only).sort()).toEqual(['@type', 'name', 'organizer', 'startDate', 'url']);
  });

  it.each(['javascript:alert(1)', 'example.org', '//example.org', 'https://a:b@example.org'])(
    'drops the registration link %j',
    (registrationLink) => {
      expect(read({ registrationLink })[0]).not.toHaveProperty('potentialAction');
    },
  );

  it('makes a path of this site an absolute URL', () => {
    expect(read({ registrationLink: '/iscrizioni' })[0].potentialAction.target).toBe(
      'https://linea.example/iscrizioni',
    );
  });

  it('leaves out events without a date, and is undefined without events', () => {
    expect(read({ start: undefined }, { title: 'Altro' })).toHaveLength(1);
    expect(eventsJsonLd([{ ...exampleEvent, start: undefined }], organizer)).toBeUndefined();
    expect(eventsJsonLd([], organizer)).toBeUndefined();
  });

  it.each(['</script><script>alert(1)</script>', '<!--<script>', '\u2028"\\\uD83D è & più'])(
    'never closes its script element, and keeps the title %j',
    (title) => {
      const text = eventsJsonLd([{ ...exampleEvent, title }], organizer) ?? '';
      expect(text).not.toContain('<');
      expect(JSON.parse(text)['@graph'][0].name).toBe(title);
    },
  );
});
