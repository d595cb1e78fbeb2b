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
      columns: ['id', 'category', 'title', 'file_url', 'order_index', 'is_active'],
    },
  ],
};
