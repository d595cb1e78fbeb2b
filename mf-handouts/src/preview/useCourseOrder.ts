import { useQuery } from 'shared/runtime';
import type { HandoutFile } from '../handoutFile.ts';
import { isPdf } from '../opening/fileLink.ts';
import type { PreviewItem } from '../previewParams.ts';
import { filesOfCourse } from '../queries.ts';
import { firstYear } from '../years.ts';

/** The neighbours of a file in its course, newest first; read once there is a file. */
export function useCourseOrder(file: HandoutFile | undefined) {
  const { data } = useQuery({
    ...filesOfCourse(file?.year ?? firstYear, file?.subject ?? ''),
    enabled: file?.year !== undefined && file.subject !== '',
  });
  const items = (data?.files ?? [])
    .filter(({ url }) => isPdf(url))
    .map((one): PreviewItem => ({ file: one, page: 1 }));
  const index = items.findIndex((item) => item.file.id === file?.id);
  return { previous: items[index - 1], next: index < 0 ? undefined : items[index + 1] };
}
