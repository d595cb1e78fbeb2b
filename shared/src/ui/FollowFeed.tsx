import { siteConfig, useLanguage, useTranslation } from 'shared/runtime';
import { feedUrl } from '../config/feedUrl.ts';
import { copyText } from './copyText.ts';
import { Disclosure } from './Disclosure.tsx';
import { PanelLink, PanelOption } from './PanelOption.tsx';

interface FollowFeedProps {
  /** The path of the page that the feed is about; `/` is the whole site. */
  path: string;
  /** What it is about, for screen readers: the course's or the year's name. */
  name: string;
}

/** The button that follows a page in a feed reader. Without scripts it is a link to the feed. */
export function FollowFeed({ path, name }: FollowFeedProps) {
  const { t } = useTranslation('common');
  const url = feedUrl(siteConfig(), path, useLanguage());
  const encoded = encodeURIComponent(url);
  const copy = () =>
    copyText(url, {
      copied: t('feed.copied'),
      copiedHint: t('feed.copiedHint'),
      failed: t('feed.notCopied'),
      failedHint: url,
    });
  return (
    <div className="self-start print:hidden">
      <Disclosure label={t('feed.follow')} labelRest={`: ${name}`} icon="feed" href={url}>
        {(close) => (
          <>
            <p className="mx-4 border-b border-hairline pt-2 pb-3 text-sm text-quiet">
              {t('feed.hint')}
            </p>
            <ul className="pt-1.5">
              <PanelOption label={t('feed.copy')} onClick={() => void copy().then(close)} />
              <PanelLink
                label="Feedly"
                href={`https://feedly.com/i/subscription/feed/${encoded}`}
              />
              <PanelLink label="Inoreader" href={`https://www.inoreader.com/feed/${encoded}`} />
              <PanelOption label={t('feed.open')} href={url} onClick={close} />
            </ul>
          </>
        )}
      </Disclosure>
    </div>
  );
}
