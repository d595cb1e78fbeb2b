import { Link, useCurrentHeading, useLanguage } from 'shared/runtime';
import { Icon } from 'shared/ui';
import { type Page, sectionAccents } from '../composition.ts';
import { RemoteSlot } from '../federation/RemoteSlot.tsx';
import { ContentPage } from './ContentPage.tsx';

/** A page of a remote. Its heading does not depend on the remote. */
export function RemotePage({ page }: { page: Page }) {
  const language = useLanguage();
  const own = useCurrentHeading();
  const back = page.back && (
    <Link
      to={page.back.to}
      className="mb-4 inline-flex min-h-9 items-center gap-2 text-sm font-semibold text-accent hover:underline"
    >
      <Icon name="back" className="size-4" />
      {page.back.label[language]}
    </Link>
  );
  return (
    <ContentPage
      title={own?.title ?? page.title[language]}
      titleLang={own?.titleLang}
      description={own?.description ?? page.description[language]}
      above={back}
      className={`accent-${sectionAccents[page.view.remote]}`}
    >
      <RemoteSlot view={page.view} height="min-h-100" />
    </ContentPage>
  );
}
