import { Link, siteConfig, useTranslation } from 'shared/runtime';
import { sectionAccents } from '../composition.ts';
import { ContentPage } from './ContentPage.tsx';

const pillars = ['innovation', 'community', 'future'] as const;
const values = ['ambition', 'communication', 'dedication'] as const;
/** What the association does, with the section nearest to it and where that is. */
const areas = [
  { key: 'handouts', section: 'handouts', to: '/dispense' },
  { key: 'exchange', section: 'calculators', to: '/#calcolatori' },
  { key: 'representation', section: 'representatives', to: '/rappresentanti' },
  { key: 'innovation', section: 'chat', to: '/#astra-gpt' },
  { key: 'career', section: 'events-marketplace', to: '/#eventi' },
  { key: 'wellbeing', section: 'guides', to: '/guide' },
] as const;

/** `/chi-siamo`. */
export function AboutPage() {
  const { t } = useTranslation('shell');
  return (
    <ContentPage
      title={t('about.title')}
      description={t('about.lead', { name: siteConfig().association })}
    >
      <div className="flex flex-col gap-14">
        <section aria-labelledby="areas">
          <h2 id="areas" className="pb-6 text-xl font-extrabold">
            {t('about.areasTitle')}
          </h2>
          <ol className="grid gap-x-12 md:grid-flow-col md:grid-cols-2 md:grid-rows-3">
            {areas.map(({ key, section, to }) => (
              <li
                key={key}
                className={`group relative pb-6 pl-10 accent-${sectionAccents[section]}`}
              >
                <span
                  aria-hidden="true"
                  className="absolute top-3 -bottom-3 left-2.5 w-1 bg-brand group-last:hidden md:group-nth-3:hidden"
                />
                <span
                  aria-hidden="true"
                  className="absolute top-1.5 left-0 size-6 rounded-full border-4 border-accent bg-paper group-hover:bg-accent"
                />
                <h3 className="text-lg font-bold">
                  <Link to={to} className="after:absolute after:inset-0 hover:text-accent">
                    {t(`about.areas.${key}.title`)}
                  </Link>
                </h3>
                <p className="max-w-measure pt-1 text-quiet">{t(`about.areas.${key}.text`)}</p>
              </li>
            ))}
          </ol>
        </section>
        <dl className="grid gap-8 md:grid-cols-3">
          {pillars.map((pillar) => (
            <div key={pillar} className="border-t-4 border-brand pt-4">
              <dt className="text-lg font-bold">{t(`about.pillars.${pillar}.title`)}</dt>
              <dd className="pt-2 text-quiet">{t(`about.pillars.${pillar}.text`)}</dd>
            </div>
          ))}
        </dl>
        <section aria-labelledby="values">
          <h2 id="values" className="pb-6 text-xl font-extrabold">
            {t('about.valuesTitle')}
          </h2>
          <dl className="grid gap-8 md:grid-cols-3">
            {values.map((value) => (
              <div key={value} className="border-t border-outline pt-4">
                <dt className="text-lg font-bold">{t(`about.values.${value}.title`)}</dt>
                <dd className="pt-2 text-quiet">{t(`about.values.${value}.text`)}</dd>
              </div>
            ))}
          </dl>
        </section>
      </div>
    </ContentPage>
  );
}
