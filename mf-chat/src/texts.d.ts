import type texts from './texts/it.json';

declare module 'shared/texts' {
  interface NamespaceTexts {
    chat: typeof texts;
  }
}
