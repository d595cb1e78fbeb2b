import { CategoryIcon } from './CategoryIcon.tsx';
import type { GuideCategory } from './guideCategories.ts';

/** A category as a stop of its own colour, with its icon, and a stretch of line. */
export function CategoryMark({ category }: { category: GuideCategory }) {
  return (
    <span aria-hidden="true" className={`${category.colour} flex grow items-center gap-3`}>
      <span className="grid size-11 shrink-0 place-items-center rounded-full border-3 border-current">
        <CategoryIcon category={category} className="size-6" />
      </span>
      {/* A border, because backgrounds are not printed. */}
      <span className="h-0 grow border-t-2 border-current" />
    </span>
  );
}
