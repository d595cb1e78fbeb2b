import { normalizeText, tokenize } from './normalizeText.ts';
import continents from './places.json' with { type: 'json' };

/**
 * A place of exchanges with all its names. The tables name universities in their own language and places in Italian:
 * "Vienna" finds "Universität Wien", "Spagna" finds Madrid.
 */
type Place = {
  readonly kind: 'city' | 'country' | 'continent';
  /** What the tables may call it, or what lies in it. */
  readonly names: readonly string[];
  /** How it is called, and the country in which it lies. */
  readonly calledOrIn: readonly string[];
};

const namesIn = (text: string) =>
  text
    .split(/[\s|]+/)
    .filter(Boolean)
    .map((name) => normalizeText(name.replaceAll('_', ' ')));

const places = new Map<string, Place>();

for (const [continent, countries] of Object.entries(continents)) {
  const [name = '', synonyms = ''] = continent.split(' | ', 2);
  const inside = Object.keys(countries).flatMap(namesIn);
  for (const known of [...namesIn(name), ...namesIn(synonyms)])
    places.set(known, {
      kind: 'continent',
      names: [normalizeText(name), ...inside],
      calledOrIn: [...namesIn(name), ...namesIn(synonyms)],
    });
  for (const [country, cities] of Object.entries(countries)) {
    const all = [...namesIn(country), ...cities.split(',').flatMap(namesIn)];
    const own = namesIn(country);
    for (const known of own) places.set(known, { kind: 'country', names: all, calledOrIn: own });
    for (const city of cities.split(',').map(namesIn))
      for (const known of city)
        places.set(known, { kind: 'city', names: city, calledOrIn: [...city, ...own] });
  }
}

/** The city, country or continent of the most words from a position on; "Milano" and "Italia" are none. */
export function placeAt(
  words: readonly string[],
  index: number,
): (Place & { readonly typed: string; readonly length: number }) | undefined {
  for (const length of [2, 1]) {
    const typed = words.slice(index, index + length).join(' ');
    const place = words.length < index + length ? undefined : places.get(typed);
    if (place !== undefined) return { ...place, typed, length };
  }
  return undefined;
}

/** All names of the places that a text names, and of their countries: "HEC Paris" is found by "Parigi" and "Francia". */
export function placeNamesIn(text: string): string[] {
  const words = tokenize(text);
  return [...new Set(words.flatMap((_, index) => placeAt(words, index)?.calledOrIn ?? []))];
}
