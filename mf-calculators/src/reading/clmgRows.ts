import { z } from 'shared/zod';
import type { Destination } from '../formulas/destinations.ts';
import { parseScore } from '../formulas/parseNumber.ts';
import type { PlanExam } from './planRows.ts';

const id = z.union([z.number(), z.string()]);
const text = z.nullish(z.string());
/** A number, or text that may be one: installations differ in the type of their columns. */
const figure = z.nullish(z.union([z.number(), z.string()]));

const planRow = z.object({ id, course: text, cfu: figure });
/** `sel_details` is called `state` in some installations; either may be absent. */
const destinationRow = z.object({
  id,
  uni: text,
  country: text,
  lowest: figure,
  highest: figure,
  codice: z.nullish(z.union([z.string(), z.number()])),
  sel_details: text,
  state: text,
});

/** The rows that fit; what does not is left out and never crashes the page. */
function fitting<Schema extends z.core.$ZodType>(schema: Schema, rows: readonly unknown[]) {
  return rows.flatMap((row) => {
    const parsed = z.safeParse(schema, row);
    return parsed.success ? [parsed.data] : [];
  });
}

/** The exams of `CLMG_studyplan`. */
export function clmgPlan(rows: readonly unknown[]): PlanExam[] {
  return fitting(planRow, rows).flatMap((row) => {
    const subject = row.course?.trim() ?? '';
    return subject === '' ? [] : [{ id: String(row.id), subject, cfu: parseScore(row.cfu) }];
  });
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
