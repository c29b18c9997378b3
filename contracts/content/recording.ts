import * as z from 'zod/mini';

/** Video formats that play in every browser. The format is detected from the recording's content. */
export const RecordingType = z.enum(['video/mp4', 'video/webm']);
export type RecordingType = z.infer<typeof RecordingType>;

/** Maximum size of a recording. Two hours of screen sharing are about 1 GB. */
export const maxRecordingBytes = 2_000_000_000;

/** Size of each upload part except the last: R2 requires equal parts of at least 5 MiB. */
export const recordingPartBytes = 10 * 1024 * 1024;

const maxParts = Math.ceil(maxRecordingBytes / recordingPartBytes);

/** `POST /v1/media/recordings`. */
export const RecordingStart = z.object({
  type: RecordingType,
  bytes: z
    .int()
    .check(
      z.minimum(1, 'This file is empty.'),
      z.maximum(maxRecordingBytes, 'A recording can be up to 2 GB.'),
    ),
});
export type RecordingStart = z.infer<typeof RecordingStart>;

/** Response to the start of an upload: the file's key and the id of the multipart upload. */
export interface RecordingUpload {
  key: string;
  uploadId: string;
}

/** The number of a part, from 1. */
export const PartNumber = z.coerce.number().check(z.int(), z.minimum(1), z.maximum(maxParts));

/** `POST /v1/media/recordings/:key`: completes the upload with all parts in order. */
export const RecordingEnd = z.object({
  uploadId: z.string().check(z.minLength(1), z.maxLength(2_000)),
  etags: z
    .array(z.string().check(z.minLength(1), z.maxLength(200)))
    .check(z.minLength(1), z.maxLength(maxParts)),
});
export type RecordingEnd = z.infer<typeof RecordingEnd>;

/**
 * Detects the type of a recording from its first bytes, because a file name is not reliable. MP4 is detected
 * by its `ftyp` box, except QuickTime and audio-only files. WebM is detected by its EBML header; other
 * Matroska files are rejected. Returns null for any other file.
 */
export function recordingType(bytes: Uint8Array): RecordingType | null {
  const text = (from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to));
  if (text(4, 8) === 'ftyp') {
    return ['qt  ', 'M4A ', 'M4B '].includes(text(8, 12)) ? null : 'video/mp4';
  }
  if (text(0, 4) === '\x1a\x45\xdf\xa3' && text(4, 64).includes('webm')) return 'video/webm';
  return null;
}
