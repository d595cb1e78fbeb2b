import type { RemoteContract } from 'shared/contract';
import './styles.css';

const home: RemoteContract['events-marketplace']['home'] = {
  views: {
    marketplace: () => import('./marketplace/MarketplaceSection.tsx'),
    events: () => import('./events/EventsSection.tsx'),
  },
  texts: {
    it: () => import('./texts/it.json'),
    en: () => import('./texts/en.json'),
  },
};

export default home;
