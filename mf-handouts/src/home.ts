import type { RemoteContract } from 'shared/contract';
import { loadLatest } from './loaders.ts';
import './styles.css';

const home: RemoteContract['handouts']['home'] = {
  views: { handouts: () => import('./home/HandoutsSection.tsx') },
  loaders: { handouts: loadLatest },
  texts: {
    it: () => import('./texts/it.json'),
    en: () => import('./texts/en.json'),
  },
};

export default home;
