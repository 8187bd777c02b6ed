import { crc32, deflateSync, inflateSync } from 'node:zlib'

const SIGNATURE = 8
const COLOURS = 256
/** Bytes of a pixel: red, green, blue. */
const RGB = 3

interface Image {
  width: number
  height: number
  /** Red, green and blue of each pixel, row by row. */
  pixels: Buffer
}

/**
 * A browser's PNG at a third of its size: of the 256 commonest colours, where each rarer one, of the edges of
 * letters, becomes the nearest of them. Takes 8-bit RGB without interlacing, as Chromium writes it.
 */
export function shrink(png: Buffer): Buffer {
  const { width, height, pixels } = decode(png)
  const palette = commonest(pixels)
  const nearest = finder(palette)
  const rows = Buffer.alloc((width + 1) * height)
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    // Each row begins with its filter: 0, none.
    const place = pixel + Math.floor(pixel / width) + 1
    rows[place] = nearest(pixels.readUIntBE(pixel * RGB, RGB))
  }
  const header = Buffer.from(png.subarray(SIGNATURE + 8, SIGNATURE + 8 + 13))
  header[9] = 3
  const colours = Buffer.concat(palette.map((colour) => Buffer.from(toRgb(colour))))
  const data = deflateSync(rows, { level: 9, memLevel: 9 })
  return Buffer.concat([
    png.subarray(0, SIGNATURE),
    chunk('IHDR', header),
    chunk('PLTE', colours),
    chunk('IDAT', data),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function decode(png: Buffer): Image {
  const parts: Buffer[] = []
  for (let at = SIGNATURE; at < png.length; at += 12 + png.readUInt32BE(at)) {
    const length = png.readUInt32BE(at)
    if (png.toString('latin1', at + 4, at + 8) === 'IDAT')
      parts.push(png.subarray(at + 8, at + 8 + length))
  }
  const [width, height] = [png.readUInt32BE(SIGNATURE + 8), png.readUInt32BE(SIGNATURE + 12)]
  return { width, height, pixels: unfilter(inflateSync(Buffer.concat(parts)), width * RGB, height) }
}

/** Undoes the filters of PNG (PNG 1.2, section 6): each byte was predicted by its neighbours. */
function unfilter(raw: Buffer, stride: number, height: number): Buffer {
  const out = Buffer.alloc(stride * height)
  for (let y = 0; y < height; y += 1) {
    const filter = raw[y * (stride + 1)]!
    for (let x = 0; x < stride; x += 1) {
      const left = x < RGB ? 0 : out[y * stride + x - RGB]!
      const up = y === 0 ? 0 : out[(y - 1) * stride + x]!
      const corner = x < RGB || y === 0 ? 0 : out[(y - 1) * stride + x - RGB]!
      out[y * stride + x] = raw[y * (stride + 1) + 1 + x]! + predicted(filter, left, up, corner)
    }
  }
  return out
}

function predicted(filter: number, left: number, up: number, corner: number): number {
  if (filter < 3) return [0, left, up][filter]!
  if (filter === 3) return (left + up) >> 1
  const [byLeft, byUp, byCorner] = [up - corner, left - corner, left + up - 2 * corner].map(
    Math.abs,
  )
  if (byLeft! <= byUp! && byLeft! <= byCorner!) return left
  return byUp! <= byCorner! ? up : corner
}

function commonest(pixels: Buffer): number[] {
  const times = new Map<number, number>()
  for (let at = 0; at < pixels.length; at += RGB) {
    const colour = pixels.readUIntBE(at, RGB)
    times.set(colour, (times.get(colour) ?? 0) + 1)
  }
  const sorted = [...times].sort((a, b) => b[1] - a[1])
  return sorted.slice(0, COLOURS).map(([colour]) => colour)
}

/** Gives the place of a colour, or of the nearest, in the palette. */
function finder(palette: readonly number[]): (colour: number) => number {
  const known = new Map(palette.map((colour, place) => [colour, place]))
  return (colour) => {
    const place = known.get(colour)
    if (place !== undefined) return place
    const distances = palette.map((other) => distance(colour, other))
    const nearest = distances.indexOf(Math.min(...distances))
    known.set(colour, nearest)
    return nearest
  }
}

function distance(one: number, other: number): number {
  const [a, b] = [toRgb(one), toRgb(other)]
  return a.reduce((sum, part, index) => sum + (part - b[index]!) ** 2, 0)
}

function toRgb(colour: number): number[] {
  return [colour >> 16, (colour >> 8) & 255, colour & 255]
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const framed = Buffer.alloc(body.length + 8)
  framed.writeUInt32BE(data.length, 0)
  body.copy(framed, 4)
  framed.writeUInt32BE(crc32(body), body.length + 4)
  return framed
}
