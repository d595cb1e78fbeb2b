import { useLanguage, useLocation } from 'shared/runtime';

/** Where the visitor asks from, for the request's context. */
export function usePlace() {
  const language = useLanguage();
  const { pathname } = useLocation();
  return { path: pathname, language };
}
