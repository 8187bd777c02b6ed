export type Density = 'compact' | 'roomy'

const KEY = 'palm-scale-density'

/** How high the rows of this browser are: 27 px, or 34 px for those who want more air. */
export function storedDensity(): Density {
  return localStorage.getItem(KEY) === 'roomy' ? 'roomy' : 'compact'
}

export function storeDensity(density: Density): void {
  localStorage.setItem(KEY, density)
  restoreDensity()
}

/** Gives the page the density that is kept. */
export function restoreDensity(): void {
  document.documentElement.dataset.density = storedDensity()
}
