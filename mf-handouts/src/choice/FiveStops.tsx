import { clmgYears } from '../years/years.ts';

/** The five years of the law degree as a line in small: a picture, not five links. */
export function FiveStops() {
  return (
    <span
      aria-hidden="true"
      className="relative hidden w-fit gap-2 pt-5 @min-[14.5rem]:flex @min-[16.5rem]:gap-4"
    >
      <span className="absolute inset-x-4 top-8.5 h-0.5 bg-accent" />
      {clmgYears.map((year) => (
        <span
          key={year.slug}
          className="relative grid size-8 place-items-center rounded-full border-2 border-accent bg-paper text-sm font-semibold tabular-nums"
        >
          {year.courseYear}
        </span>
      ))}
    </span>
  );
}
