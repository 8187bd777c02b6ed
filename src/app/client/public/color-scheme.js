// Gives the page its colours before it is first painted, and when those of the computer change: a classic script, since a
// module runs later and the page may hold none of its own. ui/theme/color-scheme.ts says where the choice is kept.
const dark = matchMedia('(prefers-color-scheme: dark)')

function show() {
  const chosen = localStorage.getItem('palm-scale-theme') ?? 'auto'
  const isDark = chosen === 'auto' ? dark.matches : chosen === 'dark'
  document.documentElement.dataset.mantineColorScheme = isDark ? 'dark' : 'light'
}

show()
dark.addEventListener('change', show)
