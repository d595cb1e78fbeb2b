import { useTranslation } from 'shared/runtime';
import { Icon } from 'shared/ui';
import type { AnswerRepresentative } from '../conversation/answer.ts';

interface AnswerRepresentativesProps {
  representatives: readonly AnswerRepresentative[];
}

/** The people of an answer; who has an address can be written to. */
export function AnswerRepresentatives({ representatives }: AnswerRepresentativesProps) {
  const { t } = useTranslation('chat');
  if (representatives.length === 0) return null;
  return (
    <>
      <span className="sr-only">
        {t('message.representatives', { count: representatives.length })}.
      </span>
      <ul aria-live="off" className="mt-2">
        {representatives.map(({ name, organ, email }) => (
          <li
            key={`${name} ${organ} ${email}`}
            className="flex min-h-14 items-center justify-between gap-3 border-t border-hairline py-2"
          >
            <span className="min-w-0 text-sm wrap-anywhere">
              <span className="block font-semibold">{name}</span>
              {organ ? <span className="block text-quiet">{organ}</span> : null}
            </span>
            {email ? (
              <a
                href={`mailto:${email}`}
                aria-label={t('message.writeTo', { name })}
                className="inline-flex min-h-9 shrink-0 items-center gap-2 rounded-full border border-outline px-3.5 text-sm font-semibold transition-colors duration-150 hover:border-line hover:text-line"
              >
                <Icon name="mail" className="size-4" />
                {t('message.write')}
              </a>
            ) : null}
          </li>
        ))}
      </ul>
    </>
  );
}
