import { Link, siteConfig, useTranslation } from 'shared/runtime';
import { Icon } from 'shared/ui';
import type { AnswerRepresentative } from '../conversation/answer.ts';

const mailClasses =
  'inline-flex min-h-9 shrink-0 items-center gap-2 rounded-full border border-outline px-3.5 text-sm font-semibold transition-colors duration-150 hover:border-accent hover:text-accent';

interface AnswerRepresentativesProps {
  people: readonly AnswerRepresentative[];
  /** Whether they are the ones for what was asked, and not those for whom nothing better was found. */
  areResponsible: boolean;
}

/** The people of an answer. The association's email address replaces missing ones. */
export function AnswerRepresentatives({ people, areResponsible }: AnswerRepresentativesProps) {
  const { t } = useTranslation('chat');
  if (people.length === 0) return null;
  const unaddressed = people.filter(({ email }) => !email);
  return (
    <>
      <span className="sr-only">{t('message.representatives', { count: people.length })}.</span>
      <ul aria-live="off" className="mt-2">
        {people.map(({ name, organ, email, page }) => (
          <li
            key={`${name} ${organ} ${email}`}
            className="relative flex min-h-14 items-center justify-between gap-3 border-t border-hairline py-2"
          >
            <span className="min-w-0 text-sm wrap-anywhere">
              {page ? (
                <Link
                  to={page}
                  className="block font-semibold underline decoration-1 underline-offset-4 after:absolute after:inset-0 hover:text-accent"
                >
                  {name}
                </Link>
              ) : (
                <span className="block font-semibold">{name}</span>
              )}
              {organ ? <span className="block text-quiet">{organ}</span> : null}
            </span>
            {email ? (
              <a
                href={`mailto:${email}`}
                aria-label={t('message.writeTo', { name })}
                className={`relative ${mailClasses}`}
              >
                <Icon name="mail" className="size-4" />
                {t('message.write')}
              </a>
            ) : page ? (
              <span className="text-quiet max-[16rem]:hidden">
                <Icon name="arrow" className="size-4" />
              </span>
            ) : null}
          </li>
        ))}
      </ul>
      {unaddressed.length > 0 ? (
        <WriteToAssociation about={areResponsible ? unaddressed.map(({ organ }) => organ) : []} />
      ) : null}
    </>
  );
}

/** The association's own address, for people without one; the mail names their body, if it is one. */
function WriteToAssociation({ about }: { about: readonly (string | undefined)[] }) {
  const { t } = useTranslation('chat');
  const { email } = siteConfig();
  const organs = [...new Set(about)];
  const [organ] = organs.length === 1 ? organs : [];
  const subject =
    organ === undefined ? '' : `?subject=${encodeURIComponent(t('message.about', { organ }))}`;
  return (
    <p aria-live="off" className="border-t border-hairline pt-3 pb-1">
      <a href={`mailto:${email}${subject}`} className={`max-w-full py-1 ${mailClasses}`}>
        <Icon name="mail" className="size-4 shrink-0" />
        <span className="min-w-0 hyphens-auto wrap-anywhere">
          {organ === undefined
            ? t('message.writeToAssociation')
            : t('message.writeAbout', { organ })}
        </span>
      </a>
      <span className="block pt-1 text-sm text-quiet wrap-anywhere">
        {t('message.addressOf', { email })}
      </span>
    </p>
  );
}
