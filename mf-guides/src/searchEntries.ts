import { optionalRowText, parseRows, rowText } from 'shared/parse-rows';
import { z } from 'shared/zod';
import { type GuideCategory, guideCategories } from './guideCategories.ts';

/** A category that has guides, and those of them that have a title. */
interface FoundCategory {
  category: GuideCategory;
  guides: readonly FoundGuide[];
}

interface FoundGuide {
  title: string;
  titleEn: string | undefined;
  /** Other texts by which it is found. */
  keywords: readonly (string | undefined)[];
}

const guideRow = z.object({
  category: rowText,
  title: optionalRowText,
  title_en: optionalRowText,
  description: optionalRowText,
  description_en: optionalRowText,
  keywords: optionalRowText,
});

/** The categories with an active guide, in the fixed order, each title in them once. */
export function foundCategories(rows: readonly unknown[]): FoundCategory[] {
  const guides = parseRows(guideRow, rows);
  return guideCategories.flatMap((category) => {
    const own = guides.filter((guide) => guide.category.toLowerCase() === category.slug);
    const titled = own.flatMap(({ title, title_en: titleEn, ...texts }): FoundGuide[] =>
      title
        ? [{ title, titleEn, keywords: [texts.description, texts.description_en, texts.keywords] }]
        : [],
    );
    const unique = new Map(titled.map((guide) => [guide.title, guide]));
    return own.length === 0 ? [] : [{ category, guides: [...unique.values()] }];
  });
}
