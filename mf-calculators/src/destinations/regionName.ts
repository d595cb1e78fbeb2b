import type { Language } from 'shared/contract';
import { isSameText } from 'shared/search';

/** Regions that are not countries: Chromium's `Intl.DisplayNames` has no continents. */
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

let countries: readonly { code: string; italian: string }[] | undefined;

function knownCountries() {
  if (countries) return countries;
  const italian = new Intl.DisplayNames('it', { type: 'region', fallback: 'none' });
  const codes = letters.flatMap((a) => letters.map((b) => a + b));
  countries = codes.flatMap((code) => {
    const name = italian.of(code);
    return name ? [{ code, italian: name }] : [];
  });
  return countries;
}

/** A continent or country, in Italian in the tables, in the page's language; unknown names stay. */
export function regionName(name: string, language: Language): string {
  if (language === 'it') return name;
  const area = areas.find(({ italian }) => isSameText(italian, name));
  if (area) return area.english;
  const country = knownCountries().find(({ italian }) => isSameText(italian, name));
  if (!country) return name;
  return new Intl.DisplayNames('en-GB', { type: 'region' }).of(country.code) ?? name;
}
