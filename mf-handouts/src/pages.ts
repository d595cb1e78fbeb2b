import type { RemoteContract } from 'shared/contract';
import { loadClmgYear, loadCourse, loadYear } from './loaders.ts';
import { translations } from './translations.ts';
import './styles.css';

const pages: RemoteContract['handouts']['pages'] = {
  views: {
    choice: () => import('./choice/ChoicePage.tsx'),
    year: () => import('./year/YearPage.tsx'),
    course: () => import('./course/CoursePage.tsx'),
    clmg: () => import('./clmg/ClmgPage.tsx'),
    clmgYear: () => import('./clmg/ClmgYearPage.tsx'),
  },
  loaders: { year: loadYear, course: loadCourse, clmgYear: loadClmgYear },
  translations,
};

export default pages;
