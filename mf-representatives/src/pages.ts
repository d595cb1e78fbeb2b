import type { RemoteContract } from 'shared/contract';
import { loadDirectory } from './loaders.ts';
import './styles.css';

const pages: RemoteContract['representatives']['pages'] = {
  views: {
    directory: () => import('./directory/DirectoryPage.tsx'),
  },
  loaders: { directory: loadDirectory },
  texts: {
    it: () => import('./texts/it.json'),
    en: () => import('./texts/en.json'),
  },
};

export default pages;
