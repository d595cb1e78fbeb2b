import { safeHref } from 'shared/format';
import type { AssociationEvent } from './associationEvent.ts';

/** Who announces the events, as the site's configuration says. */
export interface Organizer {
  /** The site's public origin: search engines need whole addresses. */
  url: string;
  association: string;
}

/**
 * Events as schema.org's Event, for search engines (https://schema.org/Event). Nothing is invented:
 * the table knows no end and no street address, so neither is said.
 *
 * @param events Those to come; one without a moment cannot be announced and is left out.
 * @returns The text of an inert script element; undefined when there is nothing to announce.
 */
export function eventsData(
  events: readonly AssociationEvent[],
  { url, association }: Organizer,
): string | undefined {
  const organizer = { '@type': 'Organization', name: association, url };
  const announced = events.flatMap(({ title, description, start, location, registrationLink }) => {
    if (!start) return [];
    const registration = safeHref(registrationLink);
    return [
      {
        '@type': 'Event',
        name: title,
        description,
        startDate: start.toISOString(),
        location: location && { '@type': 'Place', name: location },
        url: new URL('/#eventi', url).href,
        organizer,
        potentialAction: registration && {
          '@type': 'RegisterAction',
          target: new URL(registration, url).href,
        },
      },
    ];
  });
  if (announced.length === 0) return undefined;
  const data = { '@context': 'https://schema.org', '@graph': announced };
  // "</script>" in a title would end the element early; JSON reads the escape as the same character.
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}
