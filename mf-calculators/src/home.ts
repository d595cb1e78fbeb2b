import type { RemoteContract } from 'shared/contract';
import './styles.css';

const home: RemoteContract['calculators']['home'] = {
  views: {
    calculators: () => import('./section/CalculatorsSection.tsx'),
  },
  texts: {
    it: () => import('./texts/it.json'),
    en: () => import('./texts/en.json'),
  },
};

export default home;
