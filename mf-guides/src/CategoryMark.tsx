import type { KnownCategory } from './catalogue.ts';

interface CategoryMarkProps {
  entry: KnownCategory;
}

/** A category's colour as a stop and a stretch of line. */
export function CategoryMark({ entry }: CategoryMarkProps) {
  return (
    <span className="flex grow items-center gap-3">
      <CategoryDot entry={entry} />
      <CategoryRule entry={entry} />
    </span>
  );
}

export function CategoryDot({ entry }: CategoryMarkProps) {
  return (
    <span
      aria-hidden="true"
      className={`${entry.ink} size-3.5 shrink-0 rounded-full border-3 border-current`}
    />
  );
}

/** A border, because backgrounds are not printed. */
export function CategoryRule({ entry }: CategoryMarkProps) {
  return <span aria-hidden="true" className={`${entry.ink} h-0 grow border-t-2 border-current`} />;
}
