import { useTranslation } from 'shared/runtime';
import { Badge, ExternalLink, Icon } from 'shared/ui';
import type { AnswerDocument } from '../conversation/answer.ts';

/** The documents of an answer, each opening in a new tab. */
export function AnswerDocuments({ documents }: { documents: readonly AnswerDocument[] }) {
  const { t } = useTranslation('chat');
  if (documents.length === 0) return null;
  return (
    <>
      <span className="sr-only">{t('message.documents', { count: documents.length })}.</span>
      <ul aria-live="off" className="mt-2">
        {documents.map(({ title, tag, url }) => (
          <li
            key={`${url} ${title}`}
            className="relative flex min-h-11 items-start gap-3 border-t border-hairline py-2.5"
          >
            <span className="pt-0.5 text-line max-[16rem]:hidden">
              <Icon name="file" />
            </span>
            <span className="flex min-w-0 grow flex-col items-start gap-1">
              <ExternalLink
                href={url}
                className="text-sm font-semibold underline decoration-1 underline-offset-4 wrap-anywhere after:absolute after:inset-0 hover:text-line"
              >
                {title}
              </ExternalLink>
              {tag ? <Badge className="max-w-full whitespace-normal!">{tag}</Badge> : null}
            </span>
            <span className="pt-0.5 text-quiet max-[16rem]:hidden">
              <Icon name="external" className="size-4" />
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
