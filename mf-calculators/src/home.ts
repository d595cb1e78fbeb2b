import type { RemoteContract } from 'shared/contract';
import { loadAskedFor } from './loaders.ts';
import './styles.css';

const home: RemoteContract['calculators']['home'] = {
  views: {
    calculators: () => import('./section/CalculatorsSection.tsx'),
  },
  loaders: { calculators: loadAskedFor },
  texts: {
    it: () => import('./texts/it.json'),
    en: () => import('./texts/en.json'),
  },
};

export default home;
