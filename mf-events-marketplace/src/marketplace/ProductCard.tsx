import { siteConfig, useLanguage, useTranslation } from 'shared/runtime';
import { Badge, Card, ExternalLink, Icon } from 'shared/ui';
import { ProductPicture } from './ProductPicture.tsx';
import { formatEuro, formatRating, type Product, productUrl } from './products.ts';

/** A featured product: the whole card links to its listing. */
export function ProductCard({ product }: { product: Product }) {
  const { t } = useTranslation('events-marketplace');
  const language = useLanguage();
  return (
    <Card
      interactive
      className="flex h-full flex-wrap items-start gap-3 max-md:p-4 md:gap-4 md:flex-col md:flex-nowrap md:items-stretch"
    >
      <ProductPicture id={product.id} label={product.picture[language]} />
      <div className="flex min-w-0 grow basis-[9rem] flex-wrap items-center gap-x-2 gap-y-1 md:basis-auto md:flex-col md:items-start md:gap-1.5">
        <h4 className="w-full text-base leading-snug font-semibold break-words">
          <ExternalLink
            href={productUrl(siteConfig().marketplaceUrl, product.slug)}
            className="after:absolute after:inset-0 after:rounded-card"
          >
            {product.name[language]}
          </ExternalLink>
        </h4>
        <p className="w-full text-sm text-quiet tabular-nums">
          <Icon name="starred" className="-mt-0.5 inline-block size-4 text-accent" />{' '}
          <span className="font-semibold text-ink">
            {t('marketplace.rating', { rating: formatRating(product.rating, language) })}
          </span>{' '}
          <span className="inline-block">
            ({t('marketplace.reviews', { count: product.reviews })})
          </span>
        </p>
        <p className="flex flex-wrap items-baseline gap-x-2 tabular-nums md:mt-auto md:gap-x-3 md:pt-1">
          <span className="sr-only">{t('marketplace.price')}</span>
          <span className="text-xl font-extrabold">{formatEuro(product.price, language)}</span>
          <span className="sr-only">{t('marketplace.originalPrice')}</span>
          <s className="text-quiet">{formatEuro(product.originalPrice, language)}</s>
        </p>
        <Badge className="max-w-full whitespace-normal! md:order-first">
          {product.badge[language]}
        </Badge>
      </div>
    </Card>
  );
}
