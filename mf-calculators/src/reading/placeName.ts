import type { Language } from 'shared/contract';
import { sameText } from 'shared/rows';

/** The continents of the calls, by their numbers in CLDR; countries are all pairs of letters. */
const continents = ['002', '003', '005', '009', '013', '019', '021', '142', '150', '419'];
/** Places that the calls name and CLDR does not. */
const others = new Map([['Medio Oriente', 'Middle East']]);
const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

let regions: readonly { code: string; italian: string }[] | undefined;

function knownRegions() {
  const italian = new Intl.DisplayNames('it', { type: 'region', fallback: 'none' });
  const codes = [...continents, ...letters.flatMap((a) => letters.map((b) => a + b))];
  regions ??= codes.flatMap((code) => {
    const name = italian.of(code);
    return name ? [{ code, italian: name }] : [];
  });
  return regions;
}

/**
 * A continent or country, which the tables name in Italian, in the language of the page. The browser
 * knows the names; one that it does not know stays as it is.
 */
export function placeName(place: string, language: Language): string {
  if (language === 'it') return place;
  const region = knownRegions().find(({ italian }) => sameText(italian, place));
  if (!region) return others.get(place) ?? place;
  return new Intl.DisplayNames('en-GB', { type: 'region' }).of(region.code) ?? place;
}
