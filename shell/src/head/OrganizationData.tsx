import { siteConfig } from 'shared/runtime';

/** The association as schema.org's Organization, for search engines. */
export function OrganizationData() {
  const { association, url, email, address, social } = siteConfig();
  const data = {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: association,
    url,
    email,
    logo: new URL('/icons/icon-512.png', url).href,
    address: address.join(', '),
    sameAs: Object.values(social),
  };
  return (
    <script type="application/ld+json">{JSON.stringify(data).replaceAll('<', '\\u003c')}</script>
  );
}
