/** What a mill has set: called it gives the value, which its start sets once. */
export interface Setting<Value> {
  (): Value
  set(to: Value): void
}

/** A setting of the mill, `initial` until it is set. */
export function setting<Value>(initial: Value): Setting<Value> {
  let present = initial
  return Object.assign(() => present, {
    set(to: Value) {
      present = to
    },
  })
}
