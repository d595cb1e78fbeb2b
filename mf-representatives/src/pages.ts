import type { RemoteContract } from 'shared/contract';
import { queryClient } from 'shared/runtime';
import { representatives } from './queries.ts';
import { translations } from './translations.ts';
import './styles.css';

const pages: RemoteContract['representatives']['pages'] = {
  views: {
    directory: () => import('./directory/DirectoryPage.tsx'),
  },
  loaders: { directory: () => queryClient.prefetchQuery(representatives) },
  translations,
};

export default pages;
