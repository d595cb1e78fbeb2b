import type { RemoteContract } from 'shared/contract';
import { loadDirectory } from './loaders.ts';
import './styles.css';

const pages: RemoteContract['representatives']['pages'] = {
  views: {
    directory: () => import('./directory/DirectoryPage.tsx'),
  },
  loaders: { directory: loadDirectory },
  translations: {
    it: () => import('./locales/it.json'),
    en: () => import('./locales/en.json'),
  },
};

export default pages;
