import { siteConfig, useTranslation } from 'shared/runtime';
import { ExternalLink, Icon } from 'shared/ui';
import { Features } from './Features.tsx';
import { ProductCard } from './ProductCard.tsx';
import { products } from './products.ts';

/** The home section `#marketplace`: what it is, three things on sale, and the way there. */
export default function MarketplaceSection() {
  const { t } = useTranslation('events-marketplace');
  return (
    <>
      <Features />
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 pt-10 pb-5 md:pt-14">
        <h3 className="text-lg font-bold">{t('marketplace.productsTitle')}</h3>
        <p className="text-sm text-quiet">{t('marketplace.productsNote')}</p>
      </div>
      <ul className="grid grid-cols-1 gap-4 md:grid-cols-3">
        {products.map((product) => (
          <li key={product.id}>
            <ProductCard product={product} />
          </li>
        ))}
      </ul>
      <Action />
    </>
  );
}

function Action() {
  const { t } = useTranslation('events-marketplace');
  return (
    <div className="mt-4 flex flex-col items-start justify-between gap-5 rounded-card bg-accent-soft p-5 md:flex-row md:items-center md:p-7">
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
  );
}
