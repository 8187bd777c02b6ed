/** Whether two plates are the same: they are typed with spaces and dashes, or without. */
export function samePlate(a: string, b: string): boolean {
  return bare(a) === bare(b)
}

function bare(plate: string): string {
  return plate.replace(/[\s-]/g, '').toLowerCase()
}
