import { addTexts } from 'shared/runtime';

const texts = {
  it: () => import('./texts/it.json'),
  en: () => import('./texts/en.json'),
};

/** Fetches the palette and its texts; what is there already is not fetched again. */
export async function loadPalette() {
  const [{ default: Palette }] = await Promise.all([
    import('./SearchPalette.tsx'),
    addTexts('search', texts),
  ]);
  return Palette;
}
