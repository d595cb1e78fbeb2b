import { useSearchParams } from 'shared/runtime';
import { useUpdateSearchParams } from 'shared/ui';
import { type BodyKey, bodyOfKey, bodyOfSection } from '../bodies.ts';

const parameter = 'organo';

/** Makes an address name the body that is open, or none. */
export function nameOpenBody(search: URLSearchParams, body: BodyKey | undefined): void {
  if (body) search.set(parameter, body);
  else search.delete(parameter);
}

/**
 * The body that is open, at most one. It lives in the page's address (`?organo=sport`), so that it
 * can be sent to somebody and survives a reload; opening and closing leave no trail in the history.
 */
export function useOpenBody(): [BodyKey | undefined, (body: BodyKey | undefined) => void] {
  const [search] = useSearchParams();
  const changeParams = useUpdateSearchParams();
  const show = (body: BodyKey | undefined) =>
    void changeParams((params) => nameOpenBody(params, body), { replace: true });
  const named = search.get(parameter);
  // Links from the database name a body as its table does.
  return [(bodyOfKey(named) ?? bodyOfSection(named))?.key, show];
}
