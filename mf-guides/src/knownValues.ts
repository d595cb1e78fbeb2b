import { guideCategories } from './guideCategories.ts';

/**
 * What the backend must know of this section. `pnpm sections` writes it into the edge functions; the content
 * check imports `tables` from here.
 */
export default {
  guideCategories: guideCategories.map(({ slug, heading, name }) => ({ slug, heading, name })),
  tables: [
    {
      table: 'guides',
      area: 'guides',
      name: 'title',
      columns: ['id', 'category', 'title', 'file_url', 'order_index', 'is_active'],
    },
  ],
};
