let isOn = false

/** Whether prices wait for a second officer before they come into force. */
export function setPriceCheck(needed: boolean): void {
  isOn = needed
}

/** As `setPriceCheck` said. */
export function isCheckNeeded(): boolean {
  return isOn
}
