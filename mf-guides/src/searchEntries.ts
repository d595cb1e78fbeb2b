import { optionalRowText, parseRows, rowText } from 'shared/parse-rows';
import { z } from 'shared/zod';
import { type GuideCategory, guideCategories } from './guideCategories.ts';

/** A category that has guides, and those of them that have a title. */
interface FoundCategory {
  category: GuideCategory;
  guides: readonly { title: string; description: string | undefined }[];
}

const guideRow = z.object({
  category: rowText,
  title: optionalRowText,
  description: optionalRowText,
});

/** The categories with an active guide, in the fixed order, each title in them once. */
export function foundCategories(rows: readonly unknown[]): FoundCategory[] {
  const guides = parseRows(guideRow, rows);
  return guideCategories.flatMap((category) => {
    const own = guides.filter((guide) => guide.category.toLowerCase() === category.slug);
    const titled = own.flatMap(({ title, description }) => (title ? [{ title, description }] : []));
    const unique = new Map(titled.map((guide) => [guide.title, guide]));
    return own.length === 0 ? [] : [{ category, guides: [...unique.values()] }];
  });
}
