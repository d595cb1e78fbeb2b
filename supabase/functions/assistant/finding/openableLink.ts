import { z } from 'zod';
import { hasDotSegment } from '../../_shared/dotSegment.ts';
import type { ProjectApi } from '../../_shared/projectApi.ts';

const oneDay = 86_400;
const signedAnswer = z.object({ signedURL: z.string() });

/**
 * The chat opens links as they are, and a handout in a private bucket needs a signature: a new one also
 * where the row has one that Studio made, because that one ends.
 * @returns the address itself when the file is elsewhere or cannot be signed.
 */
export async function openableLink(
  api: ProjectApi,
  handoutsBucket: string,
  url: string,
): Promise<string> {
  const match = /^(https?:\/\/.+\/storage\/v1)\/object\/(?:public|sign)\/([^?#]+)/.exec(url);
  if (match === null) return url;
  const [, storage, path = ''] = match;
  if (!path.startsWith(`${handoutsBucket}/`) || hasDotSegment(path)) return url;
  try {
    const response = await api.request(`/storage/v1/object/sign/${path}`, {
      method: 'POST',
      body: JSON.stringify({ expiresIn: oneDay }),
    });
    return `${storage}${signedAnswer.parse(await response.json()).signedURL}`;
  } catch {
    return url;
  }
}
