import type texts from './texts/it.json';

declare module 'shared/texts' {
  interface NamespaceTexts {
    calculators: typeof texts;
  }
}
