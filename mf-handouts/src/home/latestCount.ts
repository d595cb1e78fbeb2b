/** How many of a year's latest handouts the home page shows. */
export const latestCount = 3;
