import type { SiteConfig } from 'shared/config';
import { safeHref } from 'shared/format';
import type { AssociationEvent } from '../associationEvent.ts';
import { eventPath } from './linkedEvent.ts';

/**
 * Events as JSON-LD for search engines (https://schema.org/Event). End and street address are left
 * out, because the table has neither.
 *
 * @param events The upcoming events; those without a date are left out.
 * @returns The text of a `script` element; undefined without events.
 */
export function eventsJsonLd(
  events: readonly AssociationEvent[],
  { url, association }: Pick<SiteConfig, 'url' | 'association'>,
): string | undefined {
  const organizer = { '@type': 'Organization', name: association, url };
  const graph = events.flatMap(({ id, title, description, start, location, registrationLink }) => {
    if (!start) return [];
    const registration = safeHref(registrationLink);
    return [
      {
        '@type': 'Event',
        name: title,
        description,
        startDate: start.toISOString(),
        location: location && { '@type': 'Place', name: location },
        url: new URL(eventPath(id, 'prossimi'), url).href,
        organizer,
        potentialAction: registration && {
          '@type': 'RegisterAction',
          target: new URL(registration, url).href,
        },
      },
    ];
  });
  if (graph.length === 0) return undefined;
  const data = { '@context': 'https://schema.org', '@graph': graph };
  // "</script>" in a title would close the element; `\u003c` is the same character in JSON.
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}
