import { safeHref } from 'shared/format';
import { isLoopback } from '../project/isLoopback.ts';
import type { Project } from '../project.ts';
import type { Problem } from './checkLinks.ts';

/** Photos are shown 80 px wide: what is heavier than this is a camera's original. */
const heaviest = 300 * 1024;

/** What keeps a photo from being seen, or a phone from showing it soon. */
export async function photoProblem(
  project: Project,
  address: string,
): Promise<Problem | undefined> {
  if (isElsewhere(project.url, address)) return { kind: 'photo from elsewhere', detail: address };
  const { contentType, size } = await project.open(address);
  if (!contentType.startsWith('image/')) {
    return { kind: 'not an image', detail: `${contentType || '?'}: ${address}` };
  }
  if (size === undefined || size <= heaviest) return undefined;
  return { kind: 'heavy photo', detail: `${Math.round(size / 1024)} KB: ${address}` };
}

/** The site's content policy shows pictures from the project alone. */
function isElsewhere(project: string, address: string): boolean {
  const href = safeHref(address);
  if (href === undefined || href.startsWith('/')) return false;
  if (isLoopback(project) && isLoopback(href)) return false;
  return new URL(project).host !== new URL(href).host;
}
