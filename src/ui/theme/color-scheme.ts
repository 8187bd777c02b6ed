/** Under this key the browser keeps what the officer chose: light, dark, or as the computer (auto). */
export const COLOR_SCHEME_KEY = 'palm-scale-theme'

/** Gives the page the colours that are kept, also when those of the computer change. */
export function restoreColorScheme(): void {
  const dark = window.matchMedia('(prefers-color-scheme: dark)')
  const show = () => {
    const chosen = localStorage.getItem(COLOR_SCHEME_KEY) ?? 'auto'
    const isDark = chosen === 'auto' ? dark.matches : chosen === 'dark'
    document.documentElement.dataset.mantineColorScheme = isDark ? 'dark' : 'light'
  }
  show()
  dark.addEventListener('change', show)
}
