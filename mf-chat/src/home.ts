import type { RemoteContract } from 'shared/contract';
import { translations } from './translations.ts';
import './styles.css';

const home: RemoteContract['chat']['home'] = {
  views: {
    assistant: () => import('./assistant/AssistantSection.tsx'),
  },
  translations,
};

export default home;
