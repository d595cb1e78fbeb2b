import { addTranslations } from 'shared/runtime';

const texts = {
  it: () => import('./locales/it.json'),
  en: () => import('./locales/en.json'),
};

/** Fetches the palette and its texts; what is there already is not fetched again. */
export async function loadPalette() {
  const [{ default: Palette }] = await Promise.all([
    import('./SearchPalette.tsx'),
    addTranslations('search', texts),
  ]);
  return Palette;
}
