import { mp3Duration } from '#functions/media-store/mp3-duration.ts';

/** The properties of a recording, parsed from its bytes. `ms` is the duration, set if it can be computed. */
interface Sound {
  type: 'audio/mpeg' | 'audio/mp4' | 'audio/webm' | 'audio/ogg';
  ms: number | null;
}

/**
 * Detects a recording by its own bytes: MP3 by its frames, and M4A, WebM and Ogg (the formats in which
 * browsers record) by their signatures. Null for all other files.
 */
export function parseSound(bytes: Uint8Array): Sound | null {
  const at = (start: number, length: number) =>
    String.fromCharCode(...bytes.subarray(start, start + length));
  if (at(4, 4) === 'ftyp') {
    return holdsSound(bytes) ? { type: 'audio/mp4', ms: mp4Duration(bytes) } : null;
  }
  if (at(0, 4) === '\x1a\x45\xdf\xa3') return { type: 'audio/webm', ms: null };
  if (at(0, 4) === 'OggS') return { type: 'audio/ogg', ms: oggDuration(bytes) };
  const ms = mp3Duration(bytes);
  return ms === null ? null : { type: 'audio/mpeg', ms };
}

/** Brands of ISO media files that are photos, such as those of an iPhone (ISO 23008-12, HEIF; AVIF). */
const photos = /^(?:hei[cfmsx]|hev[cmsx]|mif1|msf1|avi[fs]|jpeg|jpgs|crx )$/;

/** True if an ISO media file is a recording. A photo has the same container format but another brand. */
function holdsSound(bytes: Uint8Array): boolean {
  const brand = String.fromCharCode(...bytes.subarray(8, 12));
  return !photos.test(brand);
}

/** Returns the duration from the movie header (ISO 14496-12 `mvhd`): duration divided by timescale. */
function mp4Duration(bytes: Uint8Array): number | null {
  const at = indexOf(bytes, [0x6d, 0x76, 0x68, 0x64]);
  if (at < 0 || at + 32 > bytes.length) return null;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const isLong = view.getUint8(at + 4) === 1;
  const scale = view.getUint32(at + (isLong ? 24 : 16));
  const length = isLong ? Number(view.getBigUint64(at + 28)) : view.getUint32(at + 20);
  return scale === 0 || length === 0 ? null : Math.round((length * 1_000) / scale);
}

/**
 * Returns the duration from the sample count of the last page. Opus counts samples at 48 kHz for any input
 * (RFC 7845).
 */
function oggDuration(bytes: Uint8Array): number | null {
  if (indexOf(bytes.subarray(0, 64), [0x4f, 0x70, 0x75, 0x73]) < 0) return null;
  const last = lastIndexOf(bytes, [0x4f, 0x67, 0x67, 0x53]);
  if (last < 0 || last + 14 > bytes.length) return null;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const samples = Number(view.getBigUint64(last + 6, true));
  return Number.isSafeInteger(samples) ? Math.round(samples / 48) : null;
}

const fits = (bytes: Uint8Array, wanted: readonly number[], at: number) =>
  wanted.every((byte, offset) => bytes[at + offset] === byte);

function indexOf(bytes: Uint8Array, wanted: readonly number[]): number {
  for (let at = 0; at + wanted.length <= bytes.length; at += 1) {
    if (fits(bytes, wanted, at)) return at;
  }
  return -1;
}

function lastIndexOf(bytes: Uint8Array, wanted: readonly number[]): number {
  for (let at = bytes.length - wanted.length; at >= 0; at -= 1) {
    if (fits(bytes, wanted, at)) return at;
  }
  return -1;
}
