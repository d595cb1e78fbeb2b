import type { SearchEntry, SearchRequest } from 'shared/contract';
import { placeAt, placeNamesIn } from 'shared/places';
import { queryClient, translator } from 'shared/runtime';
import { tokenize } from 'shared/search';
import { calculatorPath } from '../calculatorTypes.ts';
import { regionName } from './regionName.ts';
import { destinationTables } from './tables.ts';

/**
 * The destinations as results of the search palette, found by their cities and countries in any language. They are read
 * only where a place is searched for: every other search would wait for three tables.
 */
export async function destinationEntries({
  term,
  language,
}: SearchRequest): Promise<SearchEntry[]> {
  const words = tokenize(term);
  if (!words.some((_, index) => placeAt(words, index))) return [];
  const t = translator(language, 'calculators');
  const lists = destinationTables.map(async ([type, table]) => {
    const destinations = await queryClient.fetchQuery(await table());
    return destinations.map(({ id, name, region, place }) => {
      const where = [...place, region].filter((each) => each !== '');
      const shown = where.map((each) => regionName(each, language));
      return {
        id: `${type}/${id}`,
        to: calculatorPath(type, id),
        label: name,
        detail: [...shown, t(`cards.${type}.name`)].join(' · '),
        keywords: [...where, ...placeNamesIn([name, ...where].join(' '))],
      };
    });
  });
  return (await Promise.all(lists)).flat();
}
