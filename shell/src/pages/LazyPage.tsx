import { type ComponentType, useContext } from 'react';
import { inEveryLanguage } from 'shared/contract';
import { useTranslation } from 'shared/runtime';
import { ErrorState, type LazyModule, Skeleton, useLazyModule, WithoutScripts } from 'shared/ui';
import { PageHeading } from '../frame/PageHeading.tsx';
import { LazyTextsContext, lazyTranslated } from '../loading/lazyTranslated.ts';

interface LazyPageProps {
  name: 'accessibility' | 'versions';
  body: LazyModule<{ default: ComponentType }>;
}

/** A page with few visitors, whose content and texts load when it opens. */
function LazyPage({ name, body }: LazyPageProps) {
  const { t } = useTranslation('shell');
  const texts = useContext(LazyTextsContext);
  const content = useLazyModule(body, {
    source: 'shell',
    message: 'A part of the page did not load',
  });
  return (
    <div className="mx-auto w-full max-w-page px-5 pt-28 pb-20 md:px-8">
      <PageHeading title={t(`${name}.title`)} description={t(`${name}.description`)} />
      {content.status === 'ready' ? <content.module.default /> : null}
      {content.status === 'pending' ? <Skeleton className="h-96 w-full noscript:hidden" /> : null}
      <WithoutScripts>
        {name === 'accessibility' ? texts.accessibility : t('needsScripts')}
      </WithoutScripts>
      {content.status === 'failed' ? (
        <ErrorState title={t('outOfService.unreachable')} onRetry={content.retry} />
      ) : null}
    </div>
  );
}

const statement = lazyTranslated(
  'accessibility',
  () => import('../accessibility/Statement.tsx'),
  inEveryLanguage((language) => () => import(`../accessibility/locales/${language}.json`)),
);

/** `/accessibilita`: the accessibility statement. */
export const AccessibilityPage = () => <LazyPage name="accessibility" body={statement} />;

const versionList = lazyTranslated(
  'versions',
  () => import('../versions/VersionList.tsx'),
  inEveryLanguage((language) => () => import(`../versions/locales/${language}.json`)),
);

/** `/versioni`: the live version of each section, and the switch for remote outlines. */
export const VersionsPage = () => <LazyPage name="versions" body={versionList} />;
