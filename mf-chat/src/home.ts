import type { RemoteContract } from 'shared/contract';
import './styles.css';

const home: RemoteContract['chat']['home'] = {
  views: {
    assistant: () => import('./assistant/AssistantSection.tsx'),
  },
  texts: {
    it: () => import('./texts/it.json'),
    en: () => import('./texts/en.json'),
  },
};

export default home;
