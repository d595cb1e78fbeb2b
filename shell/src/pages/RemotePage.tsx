import { Link, useCurrentHeading, useLanguage } from 'shared/runtime';
import { Icon } from 'shared/ui';
import { type Page, sectionAccents } from '../composition.ts';
import { RemoteSlot } from '../federation/RemoteSlot.tsx';
import { PageHeading } from '../frame/PageHeading.tsx';

/** A page of a remote. Its heading does not depend on the remote. */
export function RemotePage({ page }: { page: Page }) {
  const language = useLanguage();
  const own = useCurrentHeading();
  return (
    <div
      className={`accent-${sectionAccents[page.view.remote]} mx-auto w-full max-w-page px-5 pt-page-top pb-20 md:px-8`}
    >
      {page.back ? (
        <Link
          to={page.back.to}
          className="mb-4 inline-flex min-h-9 items-center gap-2 text-sm font-semibold text-accent hover:underline"
        >
          <Icon name="back" className="size-4" />
          {page.back.label[language]}
        </Link>
      ) : null}
      <PageHeading
        title={own?.title ?? page.title[language]}
        titleLang={own?.titleLang}
        description={own?.description ?? page.description[language]}
      />
      <RemoteSlot view={page.view} height="min-h-100" />
    </div>
  );
}
