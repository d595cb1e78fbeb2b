import { useRef } from 'react';
import { siteConfig, useLanguage, useLocation, useTranslation } from 'shared/runtime';
import { leadsTo } from '../anchor.ts';
import { accentOf, type HomeSection, homeSections } from '../composition.ts';
import { RemoteSlot } from '../federation/RemoteSlot.tsx';
import { OrganizationData } from '../head/OrganizationData.tsx';
import { PageHead } from '../head/PageHead.tsx';
import { Hero } from './Hero.tsx';
import { Station } from './Station.tsx';

/** `/`: the hero, then the home sections along the line. */
export function HomePage() {
  const { t } = useTranslation('shell');
  const { hash } = useLocation();
  // Sections above the linked one load too, so that its position does not shift later.
  const linkedIndex = homeSections.findIndex(({ anchor }) => leadsTo(anchor, hash));
  return (
    <>
      <PageHead
        title={`${siteConfig().association} · ${t('home.title')}`}
        description={t('home.description')}
      />
      <OrganizationData />
      <Hero next={homeSections[0]} />
      {homeSections.map((section, index) => (
        <HomeSectionSlot
          key={section.anchor}
          section={section}
          isLast={index === homeSections.length - 1}
          loadsAtOnce={index === 0 || index <= linkedIndex}
        />
      ))}
    </>
  );
}

interface HomeSectionSlotProps {
  section: HomeSection;
  isLast: boolean;
  loadsAtOnce: boolean;
}

/** One home section. Its heading does not depend on the remote. */
function HomeSectionSlot({ section, isLast, loadsAtOnce }: HomeSectionSlotProps) {
  const element = useRef<HTMLElement>(null);
  const language = useLanguage();
  const { search } = useLocation();
  const { anchor, title, description, view, height, parameter } = section;
  const hasParameter = parameter !== undefined && new URLSearchParams(search).has(parameter);
  return (
    <section
      ref={element}
      id={anchor}
      aria-labelledby={`${anchor}-title`}
      className={`accent-${accentOf(view)} relative mx-auto max-w-page px-5 pt-10 pl-12 md:px-8 md:pt-20 md:pl-24`}
    >
      <span
        aria-hidden="true"
        className={`absolute top-0 left-5 w-1 bg-accent md:left-10 ${isLast ? 'bottom-6' : 'bottom-0'}`}
      />
      {isLast ? <Terminus /> : null}
      <Station section={element} />
      <header className="pb-6 md:pb-8">
        <h2
          id={`${anchor}-title`}
          tabIndex={-1}
          className="outline-none text-xl font-extrabold break-words hyphens-auto"
        >
          {title[language]}
        </h2>
        <p className="max-w-measure pt-2 text-quiet">{description[language]}</p>
      </header>
      <div className="pb-10 md:pb-20">
        <RemoteSlot
          view={view}
          load={loadsAtOnce || hasParameter ? 'now' : 'near'}
          height={height}
        />
      </div>
    </section>
  );
}

/** Where the page's line ends, above the footer. */
function Terminus() {
  return (
    <span
      aria-hidden="true"
      className="absolute bottom-5 left-5.5 h-1.5 w-8 -translate-x-1/2 rounded-full bg-accent md:left-10.5"
    />
  );
}
