import { siteConfig, useLanguage, useLocation, useTranslation } from 'shared/runtime';
import { type HomeSection, homeSections, homeWidget, sectionAccents } from '../composition.ts';
import { RemoteSlot } from '../federation/RemoteSlot.tsx';
import { anchorName } from '../frame/useAnchor.ts';
import { OrganizationData } from '../head/OrganizationData.tsx';
import { PageHead } from '../head/PageHead.tsx';
import { Hero } from './Hero.tsx';
import { Station } from './Station.tsx';

/** Home: the hero, then one stop per section along the line. */
export function HomePage() {
  const { t } = useTranslation('shell');
  const { hash } = useLocation();
  // Whoever is led to a stop passes those before it: once they are there, its place is final.
  const destination = homeSections.findIndex(({ anchor }) => anchor === anchorName(hash));
  return (
    <>
      <PageHead
        title={`${siteConfig().association} · ${t('home.title')}`}
        description={t('home.description')}
      />
      <OrganizationData />
      <Hero />
      {homeSections.map((section, index) => (
        <Stop key={section.anchor} section={section} wanted={index === 0 || index <= destination} />
      ))}
      <div className={`accent-${sectionAccents[homeWidget.view.remote]}`}>
        <RemoteSlot view={homeWidget.view} floating />
      </div>
    </>
  );
}

/** One section of the home page: its place and its heading are here whatever its remote does. */
function Stop({ section, wanted }: { section: HomeSection; wanted: boolean }) {
  const language = useLanguage();
  const { search } = useLocation();
  const { anchor, title, description, view, height, parameter } = section;
  const named = parameter !== undefined && new URLSearchParams(search).has(parameter);
  return (
    <section
      id={anchor}
      aria-labelledby={`${anchor}-title`}
      className={`accent-${sectionAccents[view.remote]} relative mx-auto max-w-page px-5 pt-20 pl-12 md:px-8 md:pl-24`}
    >
      <span
        aria-hidden="true"
        className="absolute top-0 bottom-0 left-5 w-1 bg-accent md:left-10"
      />
      <Station />
      <header className="pb-8">
        <h2 id={`${anchor}-title`} tabIndex={-1} className="outline-none text-xl font-extrabold">
          {title[language]}
        </h2>
        <p className="max-w-measure pt-2 text-quiet">{description[language]}</p>
      </header>
      <div className="pb-20">
        <RemoteSlot view={view} lazy={!wanted && !named} height={height} />
      </div>
    </section>
  );
}
