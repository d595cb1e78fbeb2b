import type { SiteConfig } from 'shared/config';
import { defaultLanguage } from 'shared/contract';

/** Allows every page. */
export function robots({ url }: SiteConfig): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${new URL('/sitemap.xml', url).href}\n`;
}

/**
 * What a long press on the installed app offers. The followed courses are at the top of `/dispense`, not here:
 * Chrome reads a manifest again only about once a day, and on Android sends it to its maker's server, which
 * would carry them off the device.
 */
const shortcuts = [
  { name: 'Dispense', url: '/dispense' },
  { name: 'Calcolatori', url: '/#calcolatori' },
  { name: 'Eventi', url: '/#eventi' },
  { name: 'Guide', url: '/guide' },
];

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
    shortcuts: shortcuts.map(({ name, url }) => ({
      name,
      url,
      icons: [{ src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' }],
    })),
    icons: [
      { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}
