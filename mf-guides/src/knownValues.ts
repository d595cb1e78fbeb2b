import { catalogue } from './catalogue.ts';

/** What the backend must know of this section; `pnpm sections` writes it there. */
export default { guideCategories: catalogue.map(({ category }) => category) };
