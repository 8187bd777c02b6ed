// Gives the page its colours before it is first painted, and when those of the computer change: a classic script, since a
// module runs later and the page may hold none of its own. platform/session.ts says where the choice is kept.
const dark = matchMedia('(prefers-color-scheme: dark)')

function show() {
  const { Theme = 'auto' } = JSON.parse(localStorage.getItem('session') ?? '{}')
  const isDark = Theme === 'auto' ? dark.matches : Theme === 'dark'
  document.documentElement.dataset.mantineColorScheme = isDark ? 'dark' : 'light'
}

show()
dark.addEventListener('change', show)
