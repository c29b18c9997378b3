const text = (letters: string) => Array.from(letters, (letter) => letter.charCodeAt(0));
const big = (value: number) => [
  value >>> 24,
  (value >>> 16) & 255,
  (value >>> 8) & 255,
  value & 255,
];
const little = (value: number) => big(value).reverse();

/**
 * The smallest file of each format that has a header and an end marker. The data between them is not a
 * visible picture.
 */
export const pictures = {
  png: (width = 5, height = 5) =>
    Uint8Array.from([
      ...text('\x89PNG\r\n\x1a\n'),
      ...[...big(13), ...text('IHDR'), ...big(width), ...big(height), 8, 2, 0, 0, 0, ...big(0)],
      ...[...big(0), ...text('IEND'), 0xae, 0x42, 0x60, 0x82],
    ]),
  gif: () =>
    Uint8Array.from([
      ...[...text('GIF89a'), 5, 0, 5, 0, 0x80, 0, 0, ...Array<number>(6).fill(9)],
      // A GIF comment, and an image with one block of data.
      ...[0x21, 0xfe, 3, ...text('abc'), 0],
      ...[0x2c, 0, 0, 0, 0, 5, 0, 5, 0, 0, 2, 2, 0x4c, 1, 0, 0x3b],
    ]),
  jpeg: () =>
    Uint8Array.from([
      ...[0xff, 0xd8, 0xff, 0xe1, 0, 6, 0xff, 0xd9, 1, 1],
      ...[0xff, 0xc0, 0, 11, 8, 0, 5, 0, 5, 1, 1, 0x11, 0],
      ...[0xff, 0xda, 0, 8, 1, 1, 0, 0, 63, 0, 7, 7, 7, 0xff, 0xd9],
    ]),
  webp: () => {
    const inside = [...text('WEBPVP8X'), ...little(10), 0, 0, 0, 0, 4, 0, 0, 4, 0, 0];
    return Uint8Array.from([...text('RIFF'), ...little(inside.length), ...inside]);
  },
} as const satisfies Record<string, () => Uint8Array<ArrayBuffer>>;
