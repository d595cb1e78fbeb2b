/** A chunk of its own for `LazyToaster`. */
export { Toaster } from 'shared/ui';
