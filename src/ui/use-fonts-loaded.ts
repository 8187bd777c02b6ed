import { useEffect, useState } from 'react'

/** How often fonts came after what is written in them was drawn. */
export function useFontsLoaded(): number {
  const [times, setTimes] = useState(0)
  useEffect(() => {
    const loaded = () => setTimes((before) => before + 1)
    document.fonts.addEventListener('loadingdone', loaded)
    return () => document.fonts.removeEventListener('loadingdone', loaded)
  }, [])
  return times
}
