import { errorResponse, type Handler, withCors } from '../_shared/cors.ts';
import { type Environment, readSettings } from '../_shared/environment.ts';
import { handoutLinks } from '../_shared/handoutLinks.ts';
import { projectApi } from '../_shared/projectApi.ts';

/** The link is opened at once. */
const lifetimeS = 3600;

/** The storage allows no longer names. */
const longestName = 1024;

/**
 * Opens a file of the handouts' bucket: `GET /functions/v1/open-handout?file=a.pdf`. Pages for readers without scripts
 * link to it, so that no link that opens a private file stands in public HTML. Whoever may read the site may sign each
 * of these files with the public key, so it has no limit of its own.
 */
export function createHandler(environment: Environment): Handler {
  const settings = readSettings(environment);
  const api = projectApi(settings);

  return withCors(
    async (request) => {
      const name = new URL(request.url).searchParams.get('file') ?? '';
      if (name === '' || name.length > longestName) return errorResponse(400, 'No such file');
      const links = await handoutLinks(api.request, settings.handoutsBucket, [name], lifetimeS);
      const link = links.get(name);
      if (!link || !('path' in link)) return errorResponse(404, 'No such file');
      // Relative, because the site's edge answers for the storage as well.
      const location = `../../storage/v1${link.path}`;
      return new Response(null, {
        status: 302,
        headers: { location, 'cache-control': 'no-store' },
      });
    },
    {
      methods: ['GET', 'HEAD'],
      failure: { name: 'open-handout', error: 'The file is not available' },
    },
  );
}
