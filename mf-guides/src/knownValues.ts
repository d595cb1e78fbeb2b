import { guideCategories } from './guideCategories.ts';

/** What the backend must know of this section; `pnpm sections` writes it there. */
export default { guideCategories: guideCategories.map(({ slug, heading }) => ({ slug, heading })) };
