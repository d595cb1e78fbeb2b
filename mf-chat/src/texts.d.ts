declare module '*.css';

declare module 'shared/texts' {
  interface NamespaceTexts {
    chat: typeof import('./texts/it.json');
  }
}
