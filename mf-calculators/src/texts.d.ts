declare module '*.css';

declare module 'shared/texts' {
  interface NamespaceTexts {
    calculators: typeof import('./texts/it.json');
  }
}
