import type { RemoteContract } from 'shared/contract';
import { loadEvents } from './loaders.ts';
import './styles.css';

const home: RemoteContract['events-marketplace']['home'] = {
  views: {
    marketplace: () => import('./marketplace/MarketplaceSection.tsx'),
    events: () => import('./events/EventsSection.tsx'),
  },
  loaders: { events: loadEvents },
  texts: {
    it: () => import('./texts/it.json'),
    en: () => import('./texts/en.json'),
  },
};

export default home;
