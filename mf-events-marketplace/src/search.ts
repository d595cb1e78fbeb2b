import type { RemoteContract } from 'shared/contract';
import { formatDayAndMonth } from 'shared/format';
import { queryClient, translator } from 'shared/runtime';
import { dataLanguage, eventTypeWords } from './events/eventTypes.ts';
import { eventPath } from './events/linkedEvent.ts';
import { timetable } from './events/timetable.ts';
import { allEvents } from './queries.ts';
import { translations } from './translations.ts';

const search: RemoteContract['events-marketplace']['search'] = {
  groups: {
    events: {
      heading: (language) => translator(language, 'events-marketplace')('palette.heading'),
      failure: (language) => translator(language, 'events-marketplace')('palette.failed'),
      load: async ({ language }) =>
        timetable(await queryClient.fetchQuery(allEvents), new Date()).prossimi.map(
          ({ id, title, start, location, type }) => {
            const date = formatDayAndMonth(start?.toISOString() ?? null, language);
            return {
              id,
              to: eventPath(id, 'prossimi'),
              label: title,
              labelLang: dataLanguage,
              detail: location,
              detailLang: dataLanguage,
              figure: date && `${date.day} ${date.month}`,
              keywords: type === undefined ? [] : eventTypeWords(type),
            };
          },
        ),
    },
  },
  translations,
};

export default search;
