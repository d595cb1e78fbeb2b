import type { RemoteContract } from 'shared/contract';
import { translations } from './translations.ts';
import './styles.css';

const widget: RemoteContract['chat']['widget'] = {
  views: {
    chat: () => import('./widget/ChatWidget.tsx'),
  },
  translations,
};

export default widget;
