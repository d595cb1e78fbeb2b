import type { RemoteContract } from 'shared/contract';
import { loadLatest } from './loaders.ts';
import { translations } from './translations.ts';
import './styles.css';

const home: RemoteContract['handouts']['home'] = {
  views: { handouts: () => import('./home/HandoutsSection.tsx') },
  loaders: { handouts: loadLatest },
  translations,
};

export default home;
