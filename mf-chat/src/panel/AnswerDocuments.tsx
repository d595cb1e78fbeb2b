import type { MouseEvent } from 'react';
import { Link, useTranslation } from 'shared/runtime';
import { Badge, ExternalLink, Icon } from 'shared/ui';
import { type AnswerDocument, pathInSite } from '../conversation/answer.ts';
import { closePanel, isSheet } from '../conversation/panelStore.ts';

const linkClasses =
  'text-sm font-semibold underline decoration-1 underline-offset-4 wrap-anywhere after:absolute after:inset-0 hover:text-accent';

/**
 * The documents of an answer: a handout's PDF opens in the reader, or by its icon in a new tab like the others; a page
 * of this site in the language of this one.
 */
export function AnswerDocuments({
  documents,
  isUnsure,
}: {
  documents: readonly AnswerDocument[];
  /** Suggestions are announced as such, and are no answer. */
  isUnsure: boolean;
}) {
  const { t } = useTranslation(['chat', 'common']);
  if (documents.length === 0) return null;
  return (
    <>
      <span className="sr-only">
        {t(isUnsure ? 'message.suggestions' : 'message.documents', { count: documents.length })}.
      </span>
      <ul aria-live="off" className="mt-2">
        {documents.map(({ title, tag, url, reader }) => {
          const path = pathInSite(url);
          return (
            <li
              key={`${url} ${title}`}
              className="relative flex min-h-11 items-start gap-3 border-t border-hairline py-2.5"
            >
              <span className="pt-0.5 text-accent max-[16rem]:hidden">
                <Icon name={path === undefined ? 'file' : 'place'} />
              </span>
              <span className="flex min-w-0 grow flex-col items-start gap-1">
                {reader !== undefined ? (
                  <Link to={reader} onClick={leavePanel} className={linkClasses}>
                    {title}
                  </Link>
                ) : path === undefined ? (
                  <ExternalLink href={url} className={linkClasses}>
                    {title}
                  </ExternalLink>
                ) : (
                  <Link to={path} target="_blank" className={linkClasses}>
                    {title}
                    <span className="sr-only"> ({t('common:opensInNewTab')})</span>
                  </Link>
                )}
                {tag ? <Badge className="max-w-full whitespace-normal!">{tag}</Badge> : null}
              </span>
              {reader !== undefined ? (
                <ExternalLink
                  href={url}
                  className="relative z-1 -my-2.5 -mr-3.5 grid size-11 shrink-0 place-items-center rounded-full text-quiet hover:text-accent"
                >
                  <Icon name="external" className="size-4" />
                  <span className="sr-only">{title}</span>
                </ExternalLink>
              ) : (
                <span className="pt-0.5 text-quiet max-[16rem]:hidden">
                  <Icon name="external" className="size-4" />
                </span>
              )}
            </li>
          );
        })}
      </ul>
    </>
  );
}

/** The panel would cover the reader. A sheet is closed by the navigation, and Back reopens it. */
function leavePanel({ ctrlKey, metaKey, shiftKey }: MouseEvent): void {
  if (!(ctrlKey || metaKey || shiftKey || isSheet())) closePanel();
}
