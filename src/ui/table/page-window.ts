/** The five zero-based pages around `page` that the pager offers; fewer where there are fewer. */
export function pageWindow(page: number, pages: number): number[] {
  const length = Math.min(5, pages)
  const first = Math.max(0, Math.min(page - 2, pages - length))
  return Array.from({ length }, (_, index) => first + index)
}
