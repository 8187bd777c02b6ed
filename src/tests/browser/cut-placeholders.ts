/** Runs in the page: the empty fields whose placeholder is wider than they are. */
export function cutPlaceholders(): string[] {
  const pen = document.createElement('canvas').getContext('2d')!
  const fields = [...document.querySelectorAll<HTMLInputElement>('input[placeholder]')]
  return fields
    .filter((field) => field.checkVisibility() && field.value === '' && field.placeholder !== '')
    .flatMap((field) => {
      const style = getComputedStyle(field)
      pen.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`
      const paddings = Number.parseFloat(style.paddingLeft) + Number.parseFloat(style.paddingRight)
      const room = field.clientWidth - paddings
      const width = Math.ceil(pen.measureText(field.placeholder).width)
      return width > room ? [`“${field.placeholder}” ${width} in ${Math.floor(room)} px`] : []
    })
}
