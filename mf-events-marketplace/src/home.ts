import type { RemoteContract } from 'shared/contract';
import { loadEvents } from './loaders.ts';
import './styles.css';

const home: RemoteContract['events-marketplace']['home'] = {
  views: {
    marketplace: () => import('./marketplace/MarketplaceSection.tsx'),
    events: () => import('./events/EventsSection.tsx'),
  },
  loaders: { events: loadEvents },
  translations: {
    it: () => import('./locales/it.json'),
    en: () => import('./locales/en.json'),
  },
};

export default home;
