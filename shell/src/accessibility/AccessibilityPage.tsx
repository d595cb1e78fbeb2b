import { addTranslations, useTranslation } from 'shared/runtime';
import { lazyModule } from 'shared/ui';
import { PageHeading } from '../frame/PageHeading.tsx';
import { LazyPageBody } from '../pages/LazyPageBody.tsx';

const texts = {
  it: () => import('./locales/it.json'),
  en: () => import('./locales/en.json'),
};

const statement = lazyModule(async () => {
  const [{ Statement }] = await Promise.all([
    import('./Statement.tsx'),
    addTranslations('accessibility', texts),
  ]);
  return Statement;
});

/** `/accessibilita`: the accessibility statement. */
export function AccessibilityPage() {
  const { t } = useTranslation('shell');
  return (
    <div className="mx-auto w-full max-w-page px-5 pt-28 pb-20 md:px-8">
      <PageHeading title={t('accessibility.title')} description={t('accessibility.description')} />
      <LazyPageBody body={statement} />
    </div>
  );
}
