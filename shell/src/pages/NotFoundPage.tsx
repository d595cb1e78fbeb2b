import { useTranslation } from 'shared/runtime';
import { ButtonLink } from 'shared/ui';
import { OtherPages } from '../frame/OtherPages.tsx';
import { PageHeading } from '../frame/PageHeading.tsx';

/** The 404 page, which leads on. The title and the link are English in every language. */
export function NotFoundPage() {
  const { t } = useTranslation('shell');
  return (
    <div className="mx-auto w-full max-w-page px-5 pt-page-top pb-24 md:px-8">
      <PageHeading
        title="Oops! Page not found"
        titleLang="en"
        description={t('notFound.line')}
        found={false}
      />
      <ButtonLink to="/" lang="en">
        Return to Home
      </ButtonLink>
      <OtherPages />
    </div>
  );
}
