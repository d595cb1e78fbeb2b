/**
 * In how many decimals to show the parts of a sum, so that the shown parts, added up and rounded, make
 * the shown total: two, or more where two would not.
 */
export function agreeingDecimals(parts: readonly number[], total: number): number {
  const most = 10;
  let decimals = 2;
  while (decimals < most && Math.round(sumOfShown(parts, decimals)) !== total) decimals += 1;
  return decimals;
}

function sumOfShown(parts: readonly number[], decimals: number): number {
  return parts.reduce((sum, part) => sum + Number(part.toFixed(decimals)), 0);
}
