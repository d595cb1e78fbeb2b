import type { RemoteContract } from 'shared/contract';
import { queryClient } from 'shared/runtime';
import { representatives } from './queries.ts';
import './styles.css';

const pages: RemoteContract['representatives']['pages'] = {
  views: {
    directory: () => import('./directory/DirectoryPage.tsx'),
  },
  loaders: { directory: () => queryClient.prefetchQuery(representatives) },
  texts: {
    it: () => import('./texts/it.json'),
    en: () => import('./texts/en.json'),
  },
};

export default pages;
