import type { RemoteContract } from 'shared/contract';
import { loadLatest } from './loaders.ts';
import './styles.css';

const home: RemoteContract['handouts']['home'] = {
  views: { handouts: () => import('./home/HandoutsSection.tsx') },
  loaders: { handouts: loadLatest },
  translations: {
    it: () => import('./locales/it.json'),
    en: () => import('./locales/en.json'),
  },
};

export default home;
