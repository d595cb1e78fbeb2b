import { z } from 'shared/zod';
import type { Destination } from '../formulas/destinations.ts';
import { parseScore } from '../formulas/parseNumber.ts';
import { cell, fitting } from './fitting.ts';
import { type PlanExam, planExams } from './planRows.ts';

const planRow = z.object({ course: cell.text, cfu: cell.figure });
/** `sel_details` is called `state` in some installations; either may be absent. */
const destinationRow = z.object({
  id: cell.key,
  uni: cell.text,
  country: cell.text,
  lowest: cell.figure,
  highest: cell.figure,
  codice: cell.figure,
  sel_details: cell.text,
  state: cell.text,
});

/** The exams of `CLMG_studyplan`, which calls an exam a course. */
export function clmgPlan(rows: readonly unknown[]): PlanExam[] {
  return planExams(fitting(planRow, rows).map(({ course, cfu }) => ({ subject: course, cfu })));
}

/** The destinations of `CLMG_destinations_exchange`, whose scores are weighted means. */
export function clmgDestinations(rows: readonly unknown[]): Destination[] {
  return fitting(destinationRow, rows).flatMap((row) => {
    const name = row.uni?.trim() ?? '';
    if (name === '') return [];
    const code = String(row.codice ?? '').trim();
    const details = (row.sel_details ?? row.state ?? '').trim();
    return [
      {
        id: String(row.id),
        name,
        place: row.country?.trim() ?? '',
        lowest: parseScore(row.lowest),
        highest: parseScore(row.highest),
        notes: [
          ...(code === '' ? [] : [{ kind: 'code' as const, text: code }]),
          ...(details === '' ? [] : [{ kind: 'selection' as const, text: details }]),
        ],
      },
    ];
  });
}
