/** Kilobits a second by the index in a frame's header: MPEG 1 layer III, then MPEG 2 and 2.5. */
const bitRates = [
  [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
] as const;

/** Samples a second by version (MPEG 2.5, reserved, 2, 1) and index. */
const sampleRates = [
  [11_025, 12_000, 8_000],
  [],
  [22_050, 24_000, 16_000],
  [44_100, 48_000, 32_000],
] as const;

/** Where the sound begins: behind an ID3v2 tag, whose length is written in 7-bit bytes. */
function startOfFrames(bytes: Uint8Array): number {
  const isTagged = bytes[0] === 0x49 && bytes[1] === 0x44 && bytes[2] === 0x33;
  if (!isTagged) return 0;
  const size = [6, 7, 8, 9].reduce((sum, at) => sum * 128 + ((bytes[at] ?? 0) & 0x7f), 0);
  return 10 + size;
}

/** Length in bytes and milliseconds of the frame whose header is at `at`; null when there is none. */
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
 * How long an MP3 plays, in milliseconds, counted frame by frame (ISO 11172-3, 13818-3), so that
 * variable bit rates come out right. Null when this is not MP3: fewer than two frames in a row at
 * the start.
 */
export function mp3Duration(bytes: Uint8Array): number | null {
  let at = startOfFrames(bytes);
  let frames = 0;
  let ms = 0;
  for (;;) {
    const frame = parseFrame(bytes, at);
    if (!frame) break;
    // A file cut inside its last frame still plays what came before.
    if (at + frame.length > bytes.length && frames > 0) break;
    at += frame.length;
    ms += frame.ms;
    frames += 1;
  }
  return frames >= 2 ? Math.round(ms) : null;
}
