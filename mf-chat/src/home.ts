import type { RemoteContract } from 'shared/contract';
import './styles.css';

const home: RemoteContract['chat']['home'] = {
  views: {
    assistant: () => import('./assistant/AssistantSection.tsx'),
  },
  translations: {
    it: () => import('./locales/it.json'),
    en: () => import('./locales/en.json'),
  },
};

export default home;
