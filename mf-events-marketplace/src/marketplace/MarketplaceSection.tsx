import { siteConfig, useTranslation } from 'shared/runtime';
import { ExternalLink, Icon, PhoneDisclosure } from 'shared/ui';
import { ProductCard } from './ProductCard.tsx';
import { products } from './products.ts';

const features = ['choice', 'fees', 'students'] as const;

/** The home section `#marketplace`: features, featured products and the link to the marketplace. */
export default function MarketplaceSection() {
  const { t } = useTranslation('events-marketplace');
  return (
    <>
      <Features />
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 pt-6 pb-4 md:pt-14 md:pb-5">
        <h3 className="text-lg font-bold">{t('marketplace.productsTitle')}</h3>
        <p className="text-sm text-quiet">{t('marketplace.productsNote')}</p>
      </div>
      <ul className="grid grid-cols-1 gap-3 md:grid-cols-3 md:gap-4">
        {products.map((product) => (
          <li key={product.id}>
            <ProductCard product={product} />
          </li>
        ))}
      </ul>
      <div className="mt-4 flex flex-col items-start justify-between gap-4 rounded-card bg-accent-soft p-4 md:flex-row md:gap-5 md:items-center md:p-7">
        <div>
          <h3 className="text-lg font-bold">{t('marketplace.actionTitle')}</h3>
          <p className="pt-1 text-quiet">{t('marketplace.actionText')}</p>
        </div>
        <ExternalLink
          href={siteConfig().marketplaceUrl}
          variant="default"
          size="lg"
          className="max-w-full md:shrink-0"
        >
          {t('marketplace.action')}
          <Icon name="external" />
        </ExternalLink>
      </div>
    </>
  );
}

function Features() {
  const { t } = useTranslation('events-marketplace');
  return (
    // The button comes first, as a disclosure's must, and is shown below what it expands.
    <div className="flex flex-col">
      <h3 className="sr-only">{t('marketplace.featuresTitle')}</h3>
      <PhoneDisclosure label={t('marketplace.featuresMore')} className="order-last">
        {(collapsed) => (
          <ul className="relative grid md:grid-cols-3 md:before:absolute md:before:top-2.5 md:before:right-[calc(100%/3-1.5rem)] md:before:left-0 md:before:h-1 md:before:bg-accent">
            {features.map((feature) => (
              <li
                key={feature}
                className="relative border-t border-hairline py-2 first:border-0 first:pt-0 md:border-0 md:pt-11 md:pr-10 md:pb-0 md:first:pt-11"
              >
                <span
                  aria-hidden="true"
                  className="absolute top-0 left-0 hidden size-6 rounded-full border-4 border-accent bg-paper md:block"
                />
                <h4 className="flex flex-wrap items-baseline gap-x-3 md:flex-col">
                  <span className="text-lg font-extrabold tabular-nums md:text-2xl">
                    {t(`marketplace.features.${feature}.figure`)}
                  </span>{' '}
                  <span className="font-semibold md:text-lg">
                    {t(`marketplace.features.${feature}.title`)}
                  </span>
                </h4>
                <p className={`max-w-measure text-quiet md:pt-1.5 ${collapsed}`}>
                  {t(`marketplace.features.${feature}.text`)}
                </p>
              </li>
            ))}
          </ul>
        )}
      </PhoneDisclosure>
    </div>
  );
}
