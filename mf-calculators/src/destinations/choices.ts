import { createCompared } from './compare/compared.ts';
import { createFavourites } from './favourites.ts';

/** What a student marks on the board of one calculator. */
export interface Choices {
  favourites: ReturnType<typeof createFavourites>;
  compared: ReturnType<typeof createCompared>;
}

function createChoices(calculator: string): Choices {
  return { favourites: createFavourites(calculator), compared: createCompared() };
}

export const mscChoices = createChoices('msc');
export const clmgChoices = createChoices('clmg');
export const ugChoices = createChoices('ug');
