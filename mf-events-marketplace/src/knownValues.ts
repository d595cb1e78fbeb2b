/** What the backend must know of this section; `pnpm sections` writes it there. */
export default {
  /** The values of `events.status` that a tab shows (specification section 3). */
  eventStatuses: ['upcoming', 'completed'],
};
