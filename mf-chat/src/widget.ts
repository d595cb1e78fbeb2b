import './styles.css';
export default {
  views: {},
  texts: { it: () => import('./texts/it.json'), en: () => import('./texts/en.json') },
};
