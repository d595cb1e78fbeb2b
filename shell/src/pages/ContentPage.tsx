import type { ReactNode } from 'react';
import { siteConfig } from 'shared/runtime';
import { PageHead } from '../head/PageHead.tsx';

interface ContentPageProps {
  title: string;
  description?: string | undefined;
  titleLang?: string | undefined;
  /** False on the 404 page. */
  found?: boolean;
  /** Shown above the heading. */
  above?: ReactNode;
  className?: string;
  children: ReactNode;
}

/** A page below the navigation bar, with its heading, which the document's head repeats. */
export function ContentPage(props: ContentPageProps) {
  const { title, description, titleLang, found = true, above, className = '', children } = props;
  return (
    <div className={`${className} mx-auto w-full max-w-page px-5 pt-page-top pb-20 md:px-8`}>
      <PageHead
        title={`${title} · ${siteConfig().association}`}
        description={description}
        found={found}
      />
      {above}
      <header className="pb-10">
        <div className="flex items-center gap-3 pb-4 text-accent" aria-hidden="true">
          {found ? <Stop /> : <LineBeyondLastStop />}
        </div>
        <h1
          tabIndex={-1}
          className="outline-none text-2xl font-extrabold break-words hyphens-auto"
          lang={titleLang}
        >
          {title}
        </h1>
        {description ? (
          <p className="max-w-measure pt-4 text-lg text-quiet">{description}</p>
        ) : null}
      </header>
      {children}
    </div>
  );
}

function Stop() {
  return (
    <>
      <span className="size-4 rounded-full border-4 border-current" />
      <span className="h-1 w-24 rounded-full bg-current" />
    </>
  );
}

/** The 404 page's line: the current stop lies beyond its end. */
function LineBeyondLastStop() {
  return (
    <>
      <span className="h-1 w-16 rounded-full bg-current" />
      <span className="size-4 rounded-full border-4 border-current" />
      <span className="w-24 border-t-4 border-dotted border-outline" />
      <span className="size-4 rounded-full bg-current" />
    </>
  );
}
