import type { TranslationSources } from 'shared/contract';
import { addTranslations } from 'shared/runtime';
import { type LazyModule, lazyModule } from 'shared/ui';

/** A module that loads when it is first needed, together with its translations. */
export function lazyTranslated<Module>(
  namespace: string,
  importModule: () => Promise<Module>,
  translations: TranslationSources,
): LazyModule<Module> {
  return lazyModule(async () => {
    const [module] = await Promise.all([importModule(), addTranslations(namespace, translations)]);
    return module;
  });
}
