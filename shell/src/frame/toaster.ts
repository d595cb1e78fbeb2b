/** What comes late of the frame, with the code that it needs. */
export { Toaster } from 'shared/ui';
