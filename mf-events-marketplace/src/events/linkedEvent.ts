import { decodePathSegment } from 'shared/format';
import { type EventTab, tabParameter } from './eventTab.ts';

/** The section's anchor and a hyphen: the shell scrolls to the section until the event has rendered. */
const prefix = 'eventi-';

/** The id of an event's row. */
export const eventAnchor = (id: string) => `${prefix}${id}`;

/** The path that leads to an event; without scripts it needs the tab. */
export function eventPath(id: string, tab: EventTab): string {
  const search = tab === 'passati' ? `?${tabParameter}=${tab}` : '';
  return `/${search}#${encodeURIComponent(eventAnchor(id))}`;
}

/** The event to which a hash leads. */
export function linkedEvent(hash: string): string | undefined {
  const name = decodePathSegment(hash.slice(1));
  return name.startsWith(prefix) ? name.slice(prefix.length) : undefined;
}
