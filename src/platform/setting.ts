/** What a mill has set: called it gives the value, which its start sets once. */
export interface Setting<Value> {
  (): Value
  set(to: Value): void
}

/** A setting of the mill, `initial` until it is set. */
export function setting<Value>(initial: Value): Setting<Value> {
  let current = initial
  return Object.assign(() => current, {
    set(to: Value) {
      current = to
    },
  })
}
