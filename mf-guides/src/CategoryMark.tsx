import type { CategoryColour } from './catalogue.ts';

/** A category's colour, as a stop and a stretch of its line. The text beside it stays in ink. */
export function CategoryMark({ colour }: { colour: CategoryColour }) {
  return (
    <span aria-hidden="true" className={`category-${colour} flex grow items-center gap-3`}>
      <span className="category-ink size-3.5 shrink-0 rounded-full border-3 border-current" />
      <span className="category-ink h-0.5 grow bg-current" />
    </span>
  );
}
