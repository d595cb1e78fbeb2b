import type { GuideCategory } from './guideCategories.ts';

interface CategoryMarkProps {
  category: GuideCategory;
}

/** A category's colour as a stop and a stretch of line. */
export function CategoryMark({ category }: CategoryMarkProps) {
  return (
    <span className="flex grow items-center gap-3">
      <CategoryDot category={category} />
      <CategoryRule category={category} />
    </span>
  );
}

export function CategoryDot({ category }: CategoryMarkProps) {
  return (
    <span
      aria-hidden="true"
      className={`${category.colour} size-3.5 shrink-0 rounded-full border-3 border-current`}
    />
  );
}

/** A border, because backgrounds are not printed. */
export function CategoryRule({ category }: CategoryMarkProps) {
  return (
    <span aria-hidden="true" className={`${category.colour} h-0 grow border-t-2 border-current`} />
  );
}
