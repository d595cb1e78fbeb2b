import { siteConfig } from 'shared/runtime';
import type { AssociationEvent } from './associationEvent.ts';
import { eventsData } from './eventsData.ts';

/** What is to come, for search engines: inert data beside what visitors see. */
export function EventsData({ upcoming }: { upcoming: readonly AssociationEvent[] }) {
  const text = eventsData(upcoming, siteConfig());
  return text ? <script type="application/ld+json">{text}</script> : null;
}
