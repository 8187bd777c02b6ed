/** How Excel shows a number of at least so many decimals: '#,##0', and '#,##0.00' where it is finer. */
export function numberFormat(value: number, minDecimals: number): string {
  const places = Number.isInteger(value) ? minDecimals : Math.max(minDecimals, 2)
  return places > 0 ? `#,##0.${'0'.repeat(places)}` : '#,##0'
}
