import { type Finding, finding } from '../finding.ts';
import type { UnreadPdf } from '../project.ts';
import { rowId, type Tables } from '../row.ts';

/** PDFs that open and whose text no search finds. */
export function checkUnread(unread: readonly UnreadPdf[], tables: Tables): Finding[] {
  return unread.flatMap(({ source, source_id, reason, pages, pages_without_text }) => {
    const row = tables.get(source)?.find((each) => rowId(each) === source_id);
    if (row === undefined) return [];
    return reason === null
      ? finding('scanned PDF', source, row, { detail: `${pages_without_text}/${pages}` })
      : finding('unread PDF', source, row, { detail: reason });
  });
}
