import { type ComponentType, type ReactNode, useContext } from 'react';
import type { ArtefactName } from 'shared/contract';
import { inEveryLanguage } from 'shared/contract';
import { useLanguage, useTranslation } from 'shared/runtime';
import { ErrorState, type LazyModule, Skeleton, useLazyModule, WithoutScripts } from 'shared/ui';
import { frameTitle, sectionAccents, sectionTitles } from '../composition.ts';
import { lazyTranslated } from '../loading/lazyTranslated.ts';
import { PageRenderContext } from '../pageRender.ts';
import { ContentPage } from './ContentPage.tsx';

interface LazyPageProps<Props> {
  title: string;
  description?: string;
  body: LazyModule<{ default: ComponentType<Props> }>;
  /** The props of the body. */
  props: Props;
  /** The body for readers without scripts. */
  withoutScripts?: ReactNode;
}

/** A page with few visitors, whose content and texts load when it opens. */
function LazyPage<Props extends object>({
  title,
  description,
  body,
  props,
  withoutScripts,
}: LazyPageProps<Props>) {
  const { t } = useTranslation('shell');
  const content = useLazyModule(body, {
    source: 'shell',
    message: 'A part of the page did not load',
  });
  return (
    <ContentPage title={title} description={description}>
      {content.status === 'ready' ? <content.module.default {...props} /> : null}
      {content.status === 'pending' ? <Skeleton className="h-96 w-full noscript:hidden" /> : null}
      <WithoutScripts>{withoutScripts ?? t('needsScripts')}</WithoutScripts>
      {content.status === 'failed' ? (
        <ErrorState title={t('outOfService.unreachable')} onRetry={content.retry} />
      ) : null}
    </ContentPage>
  );
}

const statement = lazyTranslated(
  'accessibility',
  () => import('../accessibility/Statement.tsx'),
  inEveryLanguage((language) => () => import(`../accessibility/locales/${language}.json`)),
);

/** `/accessibilita`: the accessibility statement. */
export function AccessibilityPage() {
  const { t } = useTranslation('shell');
  const render = useContext(PageRenderContext);
  return (
    <LazyPage
      title={t('accessibility.title')}
      description={t('accessibility.description')}
      body={statement}
      props={{}}
      withoutScripts={render?.texts.accessibility}
    />
  );
}

const versionList = lazyTranslated(
  'versions',
  () => import('../versions/VersionList.tsx'),
  inEveryLanguage((language) => () => import(`../versions/locales/${language}.json`)),
);

/** `/versioni`: the live version of each section, and the switch for remote outlines. */
export function VersionsPage() {
  const { t } = useTranslation('shell');
  return (
    <LazyPage
      title={t('versions.title')}
      description={t('versions.description')}
      body={versionList}
      props={{}}
    />
  );
}

const teamHealth = lazyTranslated(
  'health',
  () => import('../health/page/TeamHealth.tsx'),
  inEveryLanguage((language) => () => import(`../health/page/locales/${language}.json`)),
);

/** `/versioni/guides`: how a section's versions do on visitors' devices, for its team. */
export function HealthPage({ name }: { name: ArtefactName }) {
  const language = useLanguage();
  const title = (name === 'shell' ? frameTitle : sectionTitles[name])[language];
  return (
    <div className={name === 'shell' ? undefined : `accent-${sectionAccents[name]}`}>
      <LazyPage title={title} body={teamHealth} props={{ name }} />
    </div>
  );
}
