/**
 * Kilobits per second, by the index in a frame's header. The first table is for MPEG 1 layer III, the second
 * for MPEG 2 and 2.5.
 */
const bitRates = [
  [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
] as const;

/** Samples per second by version (MPEG 2.5, reserved, 2, 1) and index. */
const sampleRates = [
  [11_025, 12_000, 8_000],
  [],
  [22_050, 24_000, 16_000],
  [44_100, 48_000, 32_000],
] as const;

/**
 * The maximum number of bytes that a player searches for the first frame after other data, and for the next
 * frame after a gap.
 */
const maxJunk = 1_000_000;
/**
 * If a file contains this many consecutive frames, it is an MP3, because other files do not contain so many
 * by coincidence.
 */
const sureFrames = 4;

/**
 * Signatures of other file types: archives, PDF, RIFF, markup. Such a file may contain frames, but players do
 * not search for them in it.
 */
const others = [
  [0x50, 0x4b],
  [0x25, 0x50, 0x44, 0x46],
  [0x52, 0x49, 0x46, 0x46],
  [0x3c],
  [0x7b],
] as const;

/** True if an ID3v2 tag begins here (id3.org, ID3v2.4.0 structure, 3.1). */
const isTag = (bytes: Uint8Array, at: number) =>
  bytes[at] === 0x49 && bytes[at + 1] === 0x44 && bytes[at + 2] === 0x33;

/**
 * Returns the length of the tag at `at`, including header and footer. The size in a tag is encoded in 7-bit
 * bytes, although some programs write 8-bit bytes.
 */
function tagLength(bytes: Uint8Array, at: number, base: 128 | 256): number {
  const size = [6, 7, 8, 9].reduce(
    (sum, byte) => sum * base + ((bytes[at + byte] ?? 0) & (base - 1)),
    0,
  );
  const footer = ((bytes[at + 5] ?? 0) & 0x10) === 0 ? 0 : 10;
  return 10 + size + footer;
}

/**
 * Returns the index of the first frame, which is after the ID3v2 tags or else where a player would detect it;
 * -1 if there are no frames.
 */
function startOfFrames(bytes: Uint8Array): number {
  for (const base of [128, 256] as const) {
    let at = 0;
    while (isTag(bytes, at)) at += tagLength(bytes, at, base);
    if (framesAt(bytes, at, 2)) return at;
  }
  const isOther = others.some((start) => start.every((byte, at) => bytes[at] === byte));
  return isOther ? -1 : nextFrames(bytes, 0);
}

/**
 * Searches the range that a player would search, and returns the index of the next bytes that are certainly
 * frames; -1 if there are none.
 */
function nextFrames(bytes: Uint8Array, from: number): number {
  const end = Math.min(bytes.length, from + maxJunk);
  for (let at = bytes.indexOf(0xff, from); at >= 0 && at < end; at = bytes.indexOf(0xff, at + 1)) {
    if (framesAt(bytes, at, sureFrames)) return at;
  }
  return -1;
}

/** True if this many consecutive frames of the same format begin here. */
function framesAt(bytes: Uint8Array, from: number, count: number): boolean {
  const kind = bytes[from + 1];
  let at = from;
  for (let frames = 0; frames < count; frames += 1) {
    const frame = bytes[at + 1] === kind ? parseFrame(bytes, at) : null;
    if (!frame) return false;
    at += frame.length;
  }
  return true;
}

/**
 * Returns the length of the frame whose header is at `at`, in bytes and milliseconds; null if there is no
 * frame.
 */
function parseFrame(bytes: Uint8Array, at: number): { length: number; ms: number } | null {
  const second = bytes[at + 1] ?? 0;
  const third = bytes[at + 2] ?? 0;
  const isLayer3 = bytes[at] === 0xff && (second & 0xe0) === 0xe0 && (second & 0x06) === 0x02;
  if (!isLayer3) return null;
  const version = (second >> 3) & 0x03;
  const isMpeg1 = version === 3;
  const bitRate = bitRates[isMpeg1 ? 0 : 1][third >> 4] ?? 0;
  const sampleRate = sampleRates[version]?.[(third >> 2) & 0x03] ?? 0;
  if (bitRate === 0 || sampleRate === 0) return null;
  const samples = isMpeg1 ? 1_152 : 576;
  const padding = (third >> 1) & 0x01;
  return {
    length: Math.floor((samples * bitRate * 125) / sampleRate) + padding,
    ms: (samples * 1_000) / sampleRate,
  };
}

/**
 * Returns the duration of an MP3 in milliseconds. Counts frame by frame (ISO 11172-3, 13818-3), so that the
 * result is correct for variable bit rates. Skips other data before or between frames, as players do. Null if
 * the file has fewer than two consecutive frames, because it is then not an MP3.
 */
export function mp3Duration(bytes: Uint8Array): number | null {
  let at = startOfFrames(bytes);
  let frames = 0;
  let ms = 0;
  while (at >= 0 && at < bytes.length) {
    const frame = parseFrame(bytes, at);
    if (!frame) {
      at = nextFrames(bytes, at);
      continue;
    }
    // If a file is truncated inside its last frame, players still play the frames before it.
    if (at + frame.length > bytes.length && frames > 0) break;
    at += frame.length;
    ms += frame.ms;
    frames += 1;
  }
  return frames >= 2 ? Math.round(ms) : null;
}
