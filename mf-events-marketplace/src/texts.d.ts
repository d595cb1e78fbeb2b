declare module '*.css';

declare module 'shared/texts' {
  interface NamespaceTexts {
    'events-marketplace': typeof import('./texts/it.json');
  }
}
