/** The tables of destinations, in the chunks of their calculators: a chunk of their own would be one more of each. */
export const destinationTables = [
  [
    'exchange-calculator',
    async () => (await import(/* webpackChunkName: "msc" */ '../msc/queries.ts')).mscDestinations,
  ],
  [
    'exchange-calculator-clmg',
    async () =>
      (await import(/* webpackChunkName: "clmg" */ '../clmg/queries.ts')).clmgDestinations,
  ],
  [
    'exchange-calculator-ug',
    async () => (await import(/* webpackChunkName: "ug" */ '../ug/queries.ts')).ugDestinations,
  ],
] as const;
