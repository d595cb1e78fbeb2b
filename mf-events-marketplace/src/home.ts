import type { RemoteContract } from 'shared/contract';
import { allEvents } from './queries.ts';
import { translations } from './translations.ts';
import './styles.css';

const home: RemoteContract['events-marketplace']['home'] = {
  views: {
    marketplace: () => import('./marketplace/MarketplaceSection.tsx'),
    events: () => import('./events/EventsSection.tsx'),
  },
  loaders: { events: (_, queryClient) => queryClient.prefetchQuery(allEvents) },
  translations,
};

export default home;
