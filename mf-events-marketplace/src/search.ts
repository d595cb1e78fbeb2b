import type { RemoteContract } from 'shared/contract';
import { formatDayAndMonth } from 'shared/format';
import { queryClient, translator } from 'shared/runtime';
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
        timetable(await queryClient.fetchQuery(allEvents), new Date()).upcoming.map(
          ({ id, title, start, location, type }) => {
            const date = formatDayAndMonth(start?.toISOString() ?? null, language);
            return {
              id,
              to: eventPath(id, 'prossimi'),
              label: title,
              detail: location,
              figure: date && `${date.day} ${date.month}`,
              keywords: [type],
            };
          },
        ),
    },
  },
  translations,
};

export default search;
