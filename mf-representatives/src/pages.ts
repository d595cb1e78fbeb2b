import type { RemoteContract } from 'shared/contract';
import { representatives } from './queries.ts';
import { translations } from './translations.ts';
import './styles.css';

const pages: RemoteContract['representatives']['pages'] = {
  views: {
    directory: () => import('./directory/DirectoryPage.tsx'),
  },
  loaders: { directory: (_, queryClient) => queryClient.prefetchQuery(representatives) },
  translations,
};

export default pages;
