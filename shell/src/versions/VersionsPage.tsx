import { addTranslations, useTranslation } from 'shared/runtime';
import { lazyModule } from 'shared/ui';
import { PageHeading } from '../frame/PageHeading.tsx';
import { LazyPageBody } from '../pages/LazyPageBody.tsx';

const texts = {
  it: () => import('./locales/it.json'),
  en: () => import('./locales/en.json'),
};

const versionList = lazyModule(async () => {
  const [{ VersionList }] = await Promise.all([
    import('./VersionList.tsx'),
    addTranslations('versions', texts),
  ]);
  return VersionList;
});

/** `/versioni`: the live version of each section, and the switch for remote outlines. */
export function VersionsPage() {
  const { t } = useTranslation('shell');
  return (
    <div className="mx-auto w-full max-w-page px-5 pt-28 pb-20 md:px-8">
      <PageHeading
        title={t('versions.title')}
        description={t('versions.description')}
        listed={false}
      />
      <LazyPageBody body={versionList} />
    </div>
  );
}
