import { useSearchParams } from 'shared/runtime';
import { type BodyKey, bodyOfKey } from '../bodies.ts';

const parameter = 'organo';

/**
 * The body that is open, at most one. It lives in the page's address (`?organo=sport`), so that it
 * can be sent to somebody and survives a reload; opening and closing leave no trail in the history.
 */
export function useOpenBody(): [BodyKey | undefined, (body: BodyKey | undefined) => void] {
  const [search, setSearch] = useSearchParams();
  const show = (body: BodyKey | undefined) => {
    setSearch(
      (before) => {
        const after = new URLSearchParams(before);
        if (body) after.set(parameter, body);
        else after.delete(parameter);
        return after;
      },
      { replace: true, preventScrollReset: true },
    );
  };
  return [bodyOfKey(search.get(parameter))?.key, show];
}
