/** What a chosen file is refused for, before anything is sent. */
export interface RefusedFile {
  name: string
  why: 'oldExcel' | 'pdf' | 'type' | 'empty' | 'tooLarge' | 'together'
}

export const MAX_FILE_MB = 50
export const MAX_TOGETHER_MB = 60
const MB = 1024 * 1024

/** What the chooser offers. */
export const ACCEPTED = '.csv,.txt,.xlsx'

/** The files that can be sent, and those that cannot, with the reason. */
export function sortFiles<F extends Pick<File, 'name' | 'size'>>(
  files: readonly F[],
): { accepted: F[]; refused: RefusedFile[] } {
  const accepted: F[] = []
  const refused: RefusedFile[] = []
  let together = 0
  for (const file of files) {
    const why = whyRefused(file) ?? (together + file.size > MAX_TOGETHER_MB * MB && 'together')
    if (why) refused.push({ name: file.name, why })
    else {
      accepted.push(file)
      together += file.size
    }
  }
  return { accepted, refused }
}

function whyRefused({ name, size }: Pick<File, 'name' | 'size'>): RefusedFile['why'] | undefined {
  if (/\.xls$/i.test(name)) return 'oldExcel'
  if (/\.pdf$/i.test(name)) return 'pdf'
  if (!/\.(csv|txt|xlsx)$/i.test(name)) return 'type'
  if (size === 0) return 'empty'
  return size > MAX_FILE_MB * MB ? 'tooLarge' : undefined
}

/** A file as the wire has it. Rejects where it changed or went away since it was chosen. */
export function readForWire(file: File): Promise<{ Name: string; Base64: string }> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => {
      const url = String(reader.result)
      resolve({ Name: file.name, Base64: url.slice(url.indexOf(',') + 1) })
    }
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(file)
  })
}
