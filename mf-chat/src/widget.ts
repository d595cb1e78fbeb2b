import type { RemoteContract } from 'shared/contract';
import './styles.css';

const widget: RemoteContract['chat']['widget'] = {
  views: {
    chat: () => import('./button/ChatWidget.tsx'),
  },
  texts: {
    it: () => import('./texts/it.json'),
    en: () => import('./texts/en.json'),
  },
};

export default widget;
