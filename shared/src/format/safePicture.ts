import type { SiteConfig } from '../config/siteConfig.ts';
import { safeHref } from './safeHref.ts';

/**
 * Checks the URLs of pictures in the data. A picture may come from this site, from the project and from the
 * configured `fileOrigins`. Any other host would learn who visits the page, and the content security policy
 * blocks it. Where the site has its own address for the project, pictures are loaded from it, because its
 * cache has them.
 *
 * @returns A function from a URL to the one to load; undefined when it is not allowed.
 */
export function safePictures({ url, fileOrigins = [], supabase }: PictureConfig) {
  const origins = [new URL(url).origin, new URL(supabase.url).origin, ...fileOrigins];
  const files = supabase.project && `${supabase.project}/storage/v1/object/public/`;
  return (picture: string | null): string | undefined => {
    const href = safeHref(picture);
    if (href === undefined || href.startsWith('/')) return href;
    if (supabase.project && files && href.startsWith(files)) {
      return supabase.url + href.slice(supabase.project.length);
    }
    return origins.includes(new URL(href).origin) ? href : undefined;
  };
}

type PictureConfig = Pick<SiteConfig, 'url' | 'fileOrigins'> & {
  supabase: Pick<SiteConfig['supabase'], 'url' | 'project'>;
};
