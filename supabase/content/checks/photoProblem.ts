import { safeHref } from 'shared/format';
import type { Problem } from '../finding.ts';
import { isLoopback } from '../project/projectUrl.ts';
import type { Project } from '../project.ts';

/** Photos are shown 80 px wide; a larger file is a camera's original. */
const maxBytes = 300 * 1024;

/** Why a photo is not shown, or loads slowly on a phone. */
export async function photoProblem(project: Project, url: string): Promise<Problem | undefined> {
  if (isElsewhere(project, url)) return { kind: 'photo from elsewhere', detail: url };
  const { contentType, size } = await project.open(url);
  if (!contentType.startsWith('image/')) {
    return { kind: 'not an image', detail: `${contentType || '?'}: ${url}` };
  }
  if (size === undefined || size <= maxBytes) return undefined;
  return { kind: 'heavy photo', detail: `${Math.round(size / 1024)} KB: ${url}` };
}

/** The site's content security policy allows images of the project and of configured buckets only. */
function isElsewhere({ url: project, fileOrigins }: Project, url: string): boolean {
  const href = safeHref(url);
  if (href === undefined || href.startsWith('/')) return false;
  if (fileOrigins.includes(new URL(href).origin)) return false;
  if (isLoopback(project) && isLoopback(href)) return false;
  return new URL(project).host !== new URL(href).host;
}
