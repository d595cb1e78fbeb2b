import type { SiteConfig } from 'shared/config';
import { defaultLanguage } from 'shared/contract';

/** Allows every page. */
export function robots({ url }: SiteConfig): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${new URL('/sitemap.xml', url).href}\n`;
}

/** Lets phones install the site on the home screen. */
export function webManifest({ association }: SiteConfig): string {
  const manifest = {
    id: '/',
    name: association,
    short_name: association,
    description: 'Dispense, guide e risposte: l’università, fermata per fermata.',
    lang: defaultLanguage,
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: '#0e1016',
    theme_color: '#0e1016',
    icons: [
      { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}
