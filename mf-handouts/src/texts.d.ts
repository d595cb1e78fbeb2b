import type texts from './texts/it.json';

declare module 'shared/texts' {
  interface NamespaceTexts {
    handouts: typeof texts;
  }
}
