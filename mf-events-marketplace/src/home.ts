import type { RemoteContract } from 'shared/contract';
import { queryClient } from 'shared/runtime';
import { allEvents } from './queries.ts';
import './styles.css';

const home: RemoteContract['events-marketplace']['home'] = {
  views: {
    marketplace: () => import('./marketplace/MarketplaceSection.tsx'),
    events: () => import('./events/EventsSection.tsx'),
  },
  loaders: { events: () => queryClient.prefetchQuery(allEvents) },
  texts: {
    it: () => import('./texts/it.json'),
    en: () => import('./texts/en.json'),
  },
};

export default home;
