import { useSearchParams } from 'shared/runtime';
import { useUpdateSearchParams } from 'shared/ui';
import { type BodyKey, bodyOfKey, bodyOfSection } from '../bodies.ts';

const parameter = 'organo';

/** Sets or removes the open body in the search parameters. */
export function setOpenBody(params: URLSearchParams, body: BodyKey | undefined): void {
  if (body) params.set(parameter, body);
  else params.delete(parameter);
}

/**
 * The open body, at most one. It is stored in the URL (`?organo=sport`), so that it can be shared and
 * survives a reload. Opening and closing replace the history entry.
 */
export function useOpenBody(): [BodyKey | undefined, (body: BodyKey | undefined) => void] {
  const [params] = useSearchParams();
  const updateParams = useUpdateSearchParams();
  const setOpen = (body: BodyKey | undefined) =>
    void updateParams((next) => setOpenBody(next, body), { replace: true });
  const named = params.get(parameter);
  // Links from the database contain the name of a body instead of its key.
  return [(bodyOfKey(named) ?? bodyOfSection(named))?.key, setOpen];
}
