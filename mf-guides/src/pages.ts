import type { RemoteContract } from 'shared/contract';
import { loadCategories, loadCategory } from './loaders.ts';
import { translations } from './translations.ts';
import './styles.css';

const pages: RemoteContract['guides']['pages'] = {
  views: {
    categories: () => import('./categories/CategoriesPage.tsx'),
    category: () => import('./category/CategoryPage.tsx'),
  },
  loaders: { categories: loadCategories, category: loadCategory },
  translations,
};

export default pages;
