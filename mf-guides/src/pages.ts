import type { RemoteContract } from 'shared/contract';
import { loadCategories, loadCategory } from './loaders.ts';
import { loadQuestion, loadQuestions } from './questions/loader.ts';
import { translations } from './translations.ts';
import './styles.css';

const pages: RemoteContract['guides']['pages'] = {
  views: {
    categories: () => import('./categories/CategoriesPage.tsx'),
    category: () => import('./category/CategoryPage.tsx'),
    questions: () => import('./questions/QuestionsPage.tsx'),
    question: () => import('./questions/QuestionPage.tsx'),
  },
  loaders: {
    categories: loadCategories,
    category: loadCategory,
    questions: loadQuestions,
    question: loadQuestion,
  },
  translations,
};

export default pages;
