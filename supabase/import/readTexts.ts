import type { FoundFile } from './folder/readFolder.ts';
import type { LeftOut } from './plan.ts';
import { calendarName, readCalendar } from './rows/readCalendar.ts';
import type { WantedRow } from './rows/wantedRow.ts';
import { readSheets, type Sheet, sheetName } from './sheets/readSheets.ts';
import { type Sorted, sortSheets } from './sheets/sortSheets.ts';

/** What the sheets and calendars of a folder say. */
export type Texts = Pick<Sorted, 'listed' | 'whole' | 'unclear'> & {
  /** The other files. */
  readonly files: readonly FoundFile[];
  readonly rows: readonly WantedRow[];
  readonly leftOut: readonly LeftOut[];
};

/** Reads the sheets and calendars of a folder, which say where files belong, or which rows tables have. */
export async function readTexts(found: readonly FoundFile[], now = new Date()): Promise<Texts> {
  const files: FoundFile[] = [];
  const sheets: Sheet[] = [];
  const rows: WantedRow[] = [];
  const leftOut: LeftOut[] = [];
  for (const file of found) {
    try {
      if (sheetName.test(file.name)) sheets.push(...(await readSheets(file)));
      else if (calendarName.test(file.name)) {
        const calendar = await readCalendar(file, now);
        rows.push(...calendar.rows);
        leftOut.push(...calendar.mistakes.map(asLeftOut));
      } else files.push(file);
    } catch (error) {
      const detail = error instanceof Error ? error.message : String(error);
      leftOut.push({ reason: 'unknownSheet', file: file.shown, detail });
    }
  }
  const sorted = sortSheets(sheets, files);
  return {
    files,
    listed: sorted.listed,
    whole: sorted.whole,
    unclear: sorted.unclear,
    rows: [...sorted.rows, ...rows],
    leftOut: [
      ...leftOut,
      ...sorted.mistakes.map(asLeftOut),
      ...sorted.unknown.map((file): LeftOut => ({ reason: 'unknownSheet', file, detail: '' })),
    ],
  };
}

const asLeftOut = ({
  source,
  kind,
  detail,
}: Pick<Sorted, 'mistakes'>['mistakes'][number]): LeftOut => ({
  reason: 'mistake',
  file: source,
  detail,
  kind,
});
