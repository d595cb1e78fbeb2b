import type { RemoteContract } from 'shared/contract';
import { loadAskedFor } from './loaders.ts';
import './styles.css';

const home: RemoteContract['calculators']['home'] = {
  views: {
    calculators: () => import('./section/CalculatorsSection.tsx'),
  },
  loaders: { calculators: loadAskedFor },
  translations: {
    it: () => import('./locales/it.json'),
    en: () => import('./locales/en.json'),
  },
};

export default home;
