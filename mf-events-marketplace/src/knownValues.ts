/** What the backend must know of this section; `pnpm sections` writes it there. */
export default {
  /** The values of `events.status` that a tab shows. */
  eventStatuses: ['upcoming', 'completed'],
};
