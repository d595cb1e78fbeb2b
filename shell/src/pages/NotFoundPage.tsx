import { useTranslation } from 'shared/runtime';
import { ButtonLink } from 'shared/ui';
import { OtherPages } from '../frame/OtherPages.tsx';
import { ContentPage } from './ContentPage.tsx';

/** The 404 page, which leads on. The title and the link are English in every language. */
export function NotFoundPage() {
  const { t } = useTranslation('shell');
  return (
    <ContentPage
      title="Oops! Page not found"
      titleLang="en"
      description={t('notFound.line')}
      found={false}
    >
      <ButtonLink to="/" lang="en">
        Return to Home
      </ButtonLink>
      <OtherPages />
    </ContentPage>
  );
}
