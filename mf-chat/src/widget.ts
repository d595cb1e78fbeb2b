import type { RemoteContract } from 'shared/contract';
import './styles.css';

const widget: RemoteContract['chat']['widget'] = {
  views: {
    chat: () => import('./widget/ChatWidget.tsx'),
  },
  translations: {
    it: () => import('./locales/it.json'),
    en: () => import('./locales/en.json'),
  },
};

export default widget;
