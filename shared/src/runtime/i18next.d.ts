import type { NamespaceTexts } from '../contract/texts.ts';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: NamespaceTexts;
  }
}
