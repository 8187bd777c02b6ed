import { useMediaQuery } from '@mantine/hooks'

/** Up to the width of a tablet held upright; paper never is. */
const UPRIGHT = 'screen and (max-width: 900px)'

/** Whether the window is as narrow as an upright tablet, or narrower, whatever the device is. */
export function useIsUpright(): boolean {
  return useMediaQuery(UPRIGHT, false, { getInitialValueInEffect: false })
}
