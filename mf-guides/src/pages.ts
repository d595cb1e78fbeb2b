import type { RemoteContract } from 'shared/contract';
import { loadCategories, loadCategory } from './loaders.ts';
import './styles.css';

const pages: RemoteContract['guides']['pages'] = {
  views: {
    categories: () => import('./categories/CategoriesPage.tsx'),
    category: () => import('./category/CategoryPage.tsx'),
  },
  loaders: { categories: loadCategories, category: loadCategory },
  translations: {
    it: () => import('./locales/it.json'),
    en: () => import('./locales/en.json'),
  },
};

export default pages;
