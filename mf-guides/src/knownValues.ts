import { guideColumns } from './guide.ts';
import { guideCategories } from './guideCategories.ts';

/** What the backend must know of this section: `pnpm sections` writes it there. */
export default {
  guideCategories: guideCategories.map(({ slug, heading, name, alsoCalled }) => ({
    slug,
    heading,
    name,
    alsoCalled,
  })),
  tables: [
    {
      table: 'guides',
      area: 'guides',
      name: 'title',
      // The pages select by `is_active`.
      columns: [...guideColumns, 'is_active'],
      identity: ['category', 'title'],
      files: { file_url: 'guide' },
      published: 'is_active',
    },
  ],
};
