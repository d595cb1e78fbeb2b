import { useTranslation } from 'shared/runtime';

const features = ['choice', 'fees', 'students'] as const;

/** Three stops on a short branch of the line, each led by its figure. */
export function Features() {
  const { t } = useTranslation('events-marketplace');
  return (
    <>
      <h3 className="sr-only">{t('marketplace.featuresTitle')}</h3>
      <ul className="relative grid gap-x-10 gap-y-6 md:grid-cols-3">
        {features.map((feature) => (
          <li key={feature} className="relative">
            <h4>
              <span className="text-2xl font-extrabold tabular-nums">
                {t(`marketplace.features.${feature}.figure`)}
              </span>{' '}
              <span className="text-lg font-semibold md:block">
                {t(`marketplace.features.${feature}.title`)}
              </span>
            </h4>
            <p className="max-w-measure pt-1.5 text-quiet">
              {t(`marketplace.features.${feature}.text`)}
            </p>
          </li>
        ))}
      </ul>
    </>
  );
}
