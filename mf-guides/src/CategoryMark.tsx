import type { CategoryColour } from './catalogue.ts';

/** A category's colour as a stop and a stretch of line: its contrast is enough for shapes, not text. */
export function CategoryMark({ colour }: { colour: CategoryColour }) {
  return (
    <span className={`category-${colour} flex grow items-center gap-3`}>
      <CategoryDot />
      <CategoryRule />
    </span>
  );
}

/** In the colour of the `category-…` class around it. */
export function CategoryDot() {
  return (
    <span
      aria-hidden="true"
      className="category-ink size-3.5 shrink-0 rounded-full border-3 border-current"
    />
  );
}

/** Likewise. A border, because backgrounds are not printed. */
export function CategoryRule() {
  return <span aria-hidden="true" className="category-ink h-0 grow border-t-2 border-current" />;
}
