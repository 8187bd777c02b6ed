import { useRef, useState } from 'react'
import { CallError, useSend } from '../../platform/client.ts'
import { calls } from '../contract.ts'
import { type RefusedFile, readForWire, sortFiles } from './files.ts'
import type { Preview } from './preview.ts'
import { useStorePreview } from './use-draft.ts'

/** What is under way or failed; the files are kept until they have arrived. */
export interface Upload {
  files: readonly File[]
  error?: unknown
}

/** A file that changed or went away since it was chosen. */
export class FileChanged extends Error {}

/** What was read, and which of the files chosen together were not taken. */
export type OnRead = (preview: Preview, refused: readonly RefusedFile[]) => void

/** Sends files to the import `id`, or begins one with them; `wasRefused` are those that its first choice had. */
export function useUpload(id: string, onRead: OnRead, wasRefused: readonly RefusedFile[] = []) {
  const [upload, setUpload] = useState<Upload>()
  const [refused, setRefused] = useState(wasRefused)
  const send = useSend(calls.previewImport)
  const store = useStorePreview()
  const wait = useRef<AbortController>(undefined)
  const sendFiles = async (files: readonly File[], besides: readonly RefusedFile[]) => {
    wait.current?.abort()
    const sending = new AbortController()
    wait.current = sending
    const { signal } = sending
    setUpload({ files })
    try {
      const Files = await readAll(files)
      const preview = await send({ ImportUUID: id || null, Files }, signal)
      await store(preview)
      setUpload(undefined)
      onRead(preview, besides)
    } catch (error) {
      if (!signal.aborted) setUpload({ files, error })
    }
  }
  const take = (files: readonly File[]) => {
    const sorted = sortFiles(files)
    setRefused(sorted.refused)
    if (sorted.accepted.length > 0) void sendFiles(sorted.accepted, sorted.refused)
  }
  const stop = () => {
    wait.current?.abort()
    setUpload(undefined)
  }
  return { upload, refused, take, stop, again: () => upload && sendFiles(upload.files, refused) }
}

export type Uploading = ReturnType<typeof useUpload>

async function readAll(files: readonly File[]) {
  try {
    return await Promise.all(files.map(readForWire))
  } catch {
    throw new FileChanged()
  }
}

/** Whether the same files can be sent again: not where the server refused them or one has changed. */
export function isWorthAgain(error: unknown): boolean {
  return error instanceof CallError && error.status !== 400 && error.status !== 413
}
