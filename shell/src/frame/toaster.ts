/** A separate chunk for `LazyToaster`: importing `shared/ui` lazily would load all of it. */
export { Toaster } from 'shared/ui';
