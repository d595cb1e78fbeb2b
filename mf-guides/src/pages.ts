import type { RemoteContract } from 'shared/contract';
import './styles.css';

const pages: RemoteContract['guides']['pages'] = {
  views: {
    categories: () => import('./categories/CategoriesPage.tsx'),
    category: () => import('./category/CategoryPage.tsx'),
  },
  texts: {
    it: () => import('./texts/it.json'),
    en: () => import('./texts/en.json'),
  },
};

export default pages;
