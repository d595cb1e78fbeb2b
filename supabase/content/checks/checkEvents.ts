import { isSameText } from 'shared/search';
import { knownValues } from '../../functions/_shared/knownValues.gen.ts';
import { type Finding, fieldFinding } from '../finding.ts';
import { type Tables, textOf } from '../row.ts';

/** Events that no tab shows. */
export function checkEvents(tables: Tables, now: Date): Finding[] {
  return (tables.get('events') ?? []).flatMap((row) => {
    const start = Date.parse(textOf(row, 'start_date') ?? '');
    const status = textOf(row, 'status');
    if (Number.isNaN(start) && !isSameText(status, 'completed')) {
      return [fieldFinding('missing date', 'events', row, 'start_date')];
    }
    const isKnown = knownValues.eventStatuses.some((known) => isSameText(known, status));
    return start > now.getTime() && !isKnown
      ? [fieldFinding('event in neither tab', 'events', row, 'status')]
      : [];
  });
}
