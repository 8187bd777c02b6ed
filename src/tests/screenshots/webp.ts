import type { Browser } from 'playwright-core'

/** A PNG as lossless WebP, which is a third of its size; the browser that takes the pictures writes it. */
export async function toWebp(browser: Browser, png: Buffer): Promise<Buffer> {
  const page = await browser.newPage()
  try {
    const webp = await page.evaluate(convert, png.toString('base64'))
    return Buffer.from(webp, 'base64')
  } finally {
    await page.close()
  }
}

/** Runs in the page; with a quality of 1 Chromium loses nothing. */
async function convert(png: string): Promise<string> {
  const image = new Image()
  image.src = `data:image/png;base64,${png}`
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = image.naturalWidth
  canvas.height = image.naturalHeight
  canvas.getContext('2d')!.drawImage(image, 0, 0)
  return canvas.toDataURL('image/webp', 1).split(',')[1]!
}
