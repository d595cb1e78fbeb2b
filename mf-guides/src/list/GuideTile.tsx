import { formatDate } from 'shared/format';
import { useLanguage, useTranslation } from 'shared/runtime';
import { Card, ExternalLink, Highlighted, Icon, ShareButton } from 'shared/ui';
import { isNewSince } from '../following/newGuides.ts';
import { useFollowing } from '../following/useFollowing.ts';
import { type Guide, type GuideText, guideAnchor, guideText } from '../guide.ts';

interface GuideTileProps {
  guide: Guide;
  /** The terms of the search, which are highlighted. */
  terms: readonly string[];
  /** Whether it names its category, as in a list of several. */
  showCategory?: boolean | undefined;
}

/** A guide as a link to its file, or as plain text without a usable URL. */
export function GuideTile({ guide, terms, showCategory }: GuideTileProps) {
  const { t } = useTranslation('guides');
  const language = useLanguage();
  const { category } = guide;
  const changed = formatDate(guide.changedAt ?? null, language);
  const titleText = guideText(guide, 'title', language);
  const description = guideText(guide, 'description', language);
  const title = titleText ? <Passage {...titleText} terms={terms} /> : t('tile.untitled');
  const seen = useFollowing((following) => following.seen.get(category?.slug ?? ''));
  const facts = [
    isNewSince(guide, seen) && t('follow.newGuide'),
    changed && t('tile.changed', { date: changed }),
    guide.file ? undefined : t('tile.noFile'),
  ].filter(Boolean);
  return (
    <Card
      interactive={guide.file !== undefined}
      className="flex h-full min-h-24 break-inside-avoid @min-[12rem]:gap-4"
    >
      <span className={category?.colour ?? 'text-accent'}>
        <Icon name="file" className="mt-0.5 hidden size-6 @min-[12rem]:block" />
      </span>
      <div className="min-w-0 grow">
        <h2 className="text-base font-semibold break-words">
          <ExternalLink
            href={guide.file}
            className="after:absolute after:inset-0 print:after:static print:after:block print:after:font-normal"
            fallback={title}
          >
            {title}
          </ExternalLink>
        </h2>
        {description ? (
          <p className="line-clamp-2 pt-1 text-sm break-words text-quiet print:line-clamp-none">
            <Passage {...description} terms={terms} />
          </p>
        ) : null}
        {showCategory && category ? (
          <p className="pt-1 text-xs font-semibold text-quiet">
            <Highlighted text={category.name[language]} words={terms} />
          </p>
        ) : null}
        {facts.length > 0 ? <p className="pt-1 text-xs text-quiet">{facts.join(' · ')}</p> : null}
      </div>
      <div className="-mr-2 hidden min-w-9 shrink-0 flex-col items-center justify-between gap-2 @min-[12rem]:flex">
        {guide.file ? <Icon name="external" className="mt-1 size-4 text-quiet" /> : null}
        {category && titleText ? (
          <span className="-mb-2">
            <ShareButton
              iconOnly
              name={titleText.text}
              path={`/guide/${category.slug}#${guideAnchor(guide)}`}
            />
          </span>
        ) : null}
      </div>
    </Card>
  );
}

/** A text with its highlights, marked with its language for screen readers and hyphenation. */
function Passage({ text, lang, terms }: GuideText & { terms: readonly string[] }) {
  return (
    <span lang={lang}>
      <Highlighted text={text} words={terms} />
    </span>
  );
}
