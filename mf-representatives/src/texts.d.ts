declare module '*.css';

declare module 'shared/texts' {
  interface NamespaceTexts {
    representatives: typeof import('./texts/it.json');
  }
}
