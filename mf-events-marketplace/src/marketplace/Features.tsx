import { useTranslation } from 'shared/runtime';

const features = ['choice', 'fees', 'students'] as const;

/** Three stops on a short branch of the line, each led by its figure. */
export function Features() {
  const { t } = useTranslation('events-marketplace');
  return (
    <>
      <h3 className="sr-only">{t('marketplace.featuresTitle')}</h3>
      <ul className="relative grid md:grid-cols-3 md:before:absolute md:before:top-2.5 md:before:right-[calc(100%/3-1.5rem)] md:before:left-0 md:before:h-1 md:before:bg-accent">
        {features.map((feature) => (
          <li
            key={feature}
            className="relative border-t border-hairline py-5 first:border-0 first:pt-0 md:border-0 md:pt-11 md:pr-10 md:pb-0 md:first:pt-11"
          >
            <span
              aria-hidden="true"
              className="absolute top-0 left-0 hidden size-6 rounded-full border-4 border-accent bg-paper md:block"
            />
            <h4 className="flex flex-wrap items-baseline gap-x-3 md:flex-col">
              <span className="text-2xl font-extrabold tabular-nums">
                {t(`marketplace.features.${feature}.figure`)}
              </span>{' '}
              <span className="text-lg font-semibold">
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
