declare module '*.css';

declare module 'shared/texts' {
  interface NamespaceTexts {
    handouts: typeof import('./texts/it.json');
  }
}
