import type { Language } from 'shared/contract';
import { isSameText } from 'shared/search';

/**
 * What the calls name that is no country. Browsers know countries only: Chromium's own list has no
 * continents.
 */
const areas: readonly { italian: string; english: string }[] = [
  { italian: 'Africa', english: 'Africa' },
  { italian: 'America', english: 'The Americas' },
  { italian: 'Americhe', english: 'The Americas' },
  { italian: 'America Centrale', english: 'Central America' },
  { italian: 'Centro America', english: 'Central America' },
  { italian: 'America Latina', english: 'Latin America' },
  { italian: 'America del Nord', english: 'North America' },
  { italian: 'Nord America', english: 'North America' },
  { italian: 'Nordamerica', english: 'North America' },
  { italian: 'America del Sud', english: 'South America' },
  { italian: 'Sud America', english: 'South America' },
  { italian: 'Sudamerica', english: 'South America' },
  { italian: 'Asia', english: 'Asia' },
  { italian: 'Europa', english: 'Europe' },
  { italian: 'Medio Oriente', english: 'Middle East' },
  { italian: 'Oceania', english: 'Oceania' },
];
const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

let regions: readonly { code: string; italian: string }[] | undefined;

function knownRegions() {
  if (regions) return regions;
  const italian = new Intl.DisplayNames('it', { type: 'region', fallback: 'none' });
  const codes = letters.flatMap((a) => letters.map((b) => a + b));
  regions = codes.flatMap((code) => {
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
  const area = areas.find(({ italian }) => isSameText(italian, place));
  if (area) return area.english;
  const region = knownRegions().find(({ italian }) => isSameText(italian, place));
  if (!region) return place;
  return new Intl.DisplayNames('en-GB', { type: 'region' }).of(region.code) ?? place;
}
