import { safeHref } from 'shared/format';
import { isSameText } from 'shared/search';
import { knownValues } from '../../functions/_shared/knownValues.gen.ts';
import { type Finding, finding } from '../finding.ts';
import { isBlank, shown, type Tables, textOf } from '../row.ts';

/** Events that no tab shows, and unusable registration links. */
export function checkEvents(tables: Tables, now: Date): Finding[] {
  return (tables.get('events') ?? []).flatMap((row) => {
    const start = Date.parse(textOf(row, 'start_date') ?? '');
    const status = textOf(row, 'status');
    const isKnown = knownValues.eventStatuses.some((known) => isSameText(known, status));
    const findings: Finding[] = [];
    if (Number.isNaN(start) && !isSameText(status, 'completed')) {
      findings.push(
        finding('missing date', 'events', row, {
          column: 'start_date',
          detail: shown(row.start_date),
        }),
      );
    }
    if (start > now.getTime() && !isKnown) {
      findings.push(
        finding('event in neither tab', 'events', row, { column: 'status', detail: shown(status) }),
      );
    }
    const link = textOf(row, 'registration_link');
    if (!isBlank(link) && safeHref(link) === undefined) {
      findings.push(
        finding('unusable link', 'events', row, {
          column: 'registration_link',
          detail: shown(link),
        }),
      );
    }
    return findings;
  });
}
