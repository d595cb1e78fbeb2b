import { createDeviceStore } from 'shared/device';
import { listOf } from 'shared/parse-rows';
import { z } from 'shared/zod';
import type { Guide } from '../guide.ts';
import { newestChange } from './newGuides.ts';
import { useFollowing } from './useFollowing.ts';

/** The categories that are followed on this device, with the newest change of a guide that was seen there. */
const followed = createDeviceStore({
  key: 'guides.followed',
  schema: listOf(z.object({ slug: z.string(), seen: z.string() })),
  empty: [],
});

const show = (categories: ReturnType<typeof followed.value>) =>
  useFollowing.setState({ seen: new Map(categories.map(({ slug, seen }) => [slug, seen])) });
show(followed.value());
followed.subscribe(show);

/** Follows a category, or stops following it. What it has now counts as seen. */
export function toggleFollowed(slug: string, guides: readonly Guide[]): void {
  const others = followed.value().filter((category) => category.slug !== slug);
  const isFollowed = others.length < followed.value().length;
  followed.set(isFollowed ? others : [...others, { slug, seen: newestChange(guides) }]);
}

/** Records that the page of a followed category was seen. */
export function recordVisit(slug: string, guides: readonly Guide[]): void {
  const seen = newestChange(guides);
  const isNew = followed.value().some((one) => one.slug === slug && one.seen < seen);
  if (isNew)
    followed.set(followed.value().map((one) => (one.slug === slug ? { slug, seen } : one)));
}
