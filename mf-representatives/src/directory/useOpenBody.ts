import { useSearchParams } from 'shared/runtime';
import { useUpdateSearchParams } from 'shared/ui';
import { type BodyKey, bodyOfKey, bodyOfSection } from '../bodies.ts';

const parameter = 'organo';

/** Links that the database gives, such as those of frequent questions, contain a body's name. */
const nameParameter = 'sezione';

/** Sets or removes the open body in the search parameters. */
export function setOpenBody(params: URLSearchParams, body: BodyKey | undefined): void {
  params.delete(nameParameter);
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
  const open = bodyOfKey(params.get(parameter)) ?? bodyOfSection(params.get(nameParameter));
  return [open?.key, setOpen];
}
