import { type Language, locales } from 'shared/contract';
import { isSameText } from 'shared/search';

/** Italian names by English name. Only countries are in `Intl.DisplayNames` of Chromium. */
const areas = Object.entries({
  Africa: ['Africa'],
  Asia: ['Asia'],
  'Central America': ['America Centrale', 'Centro America'],
  Europe: ['Europa'],
  'Latin America': ['America Latina'],
  'Middle East': ['Medio Oriente'],
  'North America': ['America del Nord', 'Nord America', 'Nordamerica'],
  Oceania: ['Oceania'],
  'South America': ['America del Sud', 'Sud America', 'Sudamerica'],
  'The Americas': ['America', 'Americhe'],
});
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
  const area = areas.find(([, italian]) => italian.some((other) => isSameText(other, name)));
  if (area) return area[0];
  const country = knownCountries().find(({ italian }) => isSameText(italian, name));
  if (!country) return name;
  return new Intl.DisplayNames(locales[language], { type: 'region' }).of(country.code) ?? name;
}
