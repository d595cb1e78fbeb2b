/** The look of one way into a calendar, whether it is a link or a button. */
export const way =
  'flex min-h-11 w-full flex-col justify-center px-4 py-1.5 text-left text-sm font-semibold hover:bg-accent-soft -outline-offset-3';
