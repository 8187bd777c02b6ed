import { useMediaQuery } from '@mantine/hooks'

/** Up to 600 px wide; paper never is. */
const PHONE = 'screen and (max-width: 600px)'

/** Whether the window is as narrow as a phone's, whatever the device is. */
export function useIsPhone(): boolean {
  return useMediaQuery(PHONE, false, { getInitialValueInEffect: false })
}
