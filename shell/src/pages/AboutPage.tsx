import { siteConfig, useTranslation } from 'shared/runtime';
import { sectionAccents } from '../composition.ts';
import { ContentPage } from './ContentPage.tsx';

const pillars = ['innovation', 'community', 'future'] as const;
const values = ['ambition', 'communication', 'dedication'] as const;
/** What the association does; each area has the colour of the section nearest to it. */
const areas = [
  { key: 'handouts', section: 'handouts' },
  { key: 'exchange', section: 'calculators' },
  { key: 'representation', section: 'representatives' },
  { key: 'innovation', section: 'chat' },
  { key: 'career', section: 'events-marketplace' },
  { key: 'wellbeing', section: 'guides' },
] as const;

/** `/chi-siamo`. */
export function AboutPage() {
  const { t } = useTranslation('shell');
  return (
    <ContentPage
      title={t('about.title')}
      description={t('about.lead', { name: siteConfig().association })}
    >
      <div className="flex flex-col gap-16">
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
          <dl className="divide-y divide-hairline border-y border-hairline">
            {values.map((value) => (
              <div key={value} className="grid gap-2 py-6 md:grid-cols-[1fr_2fr]">
                <dt className="text-lg font-bold">{t(`about.values.${value}.title`)}</dt>
                <dd className="max-w-measure text-quiet">{t(`about.values.${value}.text`)}</dd>
              </div>
            ))}
          </dl>
        </section>
        <section aria-labelledby="areas">
          <h2 id="areas" className="pb-8 text-xl font-extrabold">
            {t('about.areasTitle')}
          </h2>
          <ol>
            {areas.map(({ key, section }) => (
              <li
                key={key}
                className={`group relative pb-8 pl-10 last:pb-0 accent-${sectionAccents[section]}`}
              >
                <span
                  aria-hidden="true"
                  className="absolute top-3 -bottom-3 left-2.5 w-1 bg-brand group-last:hidden"
                />
                <span
                  aria-hidden="true"
                  className="absolute top-1.5 left-0 size-6 rounded-full border-4 border-accent bg-paper"
                />
                <h3 className="text-lg font-bold">{t(`about.areas.${key}.title`)}</h3>
                <p className="max-w-measure pt-1 text-quiet">{t(`about.areas.${key}.text`)}</p>
              </li>
            ))}
          </ol>
        </section>
      </div>
    </ContentPage>
  );
}
