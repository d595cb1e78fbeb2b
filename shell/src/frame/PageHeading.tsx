import { useEffect } from 'react';
import { siteConfig } from 'shared/runtime';

interface PageHeadingProps {
  title: string;
  description?: string | undefined;
  titleLang?: string | undefined;
}

/** The page's name, large, on a short stretch of its line; the document's title follows it. */
export function PageHeading({ title, description, titleLang }: PageHeadingProps) {
  useEffect(() => {
    document.title = `${title} · ${siteConfig().association}`;
  }, [title]);
  return (
    <header className="pb-10">
      <div className="flex items-center gap-3 pb-4 text-line" aria-hidden="true">
        <span className="size-4 rounded-full border-4 border-current" />
        <span className="h-1 w-24 rounded-full bg-current" />
      </div>
      <h1 className="text-2xl font-extrabold break-words hyphens-auto" lang={titleLang}>
        {title}
      </h1>
      {description ? <p className="max-w-measure pt-4 text-lg text-quiet">{description}</p> : null}
    </header>
  );
}
