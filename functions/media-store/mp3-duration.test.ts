import { describe, expect, it } from 'vitest';
import { mp3Duration } from './mp3-duration.ts';

/** Returns frames of MPEG 2 layer III, 24 kHz, 48 kbit/s: 144 bytes and 24 ms each. */
function frames(count: number): Uint8Array {
  const bytes = new Uint8Array(count * 144);
  for (let frame = 0; frame < count; frame += 1) bytes.set([0xff, 0xf3, 0x64, 0xc0], frame * 144);
  return bytes;
}

describe('measurement of the duration of an MP3', () => {
  it('adds up the durations of its frames', () => {
    expect(mp3Duration(frames(50))).toBe(1_200);
  });
  it('skips an ID3 tag', () => {
    const tag = new Uint8Array(10 + 300);
    tag.set([0x49, 0x44, 0x33, 4, 0, 0, 0, 0, 2, 44]);
    expect(mp3Duration(new Uint8Array([...tag, ...frames(10)]))).toBe(240);
  });
  const tag = (size: number[], length: number, flags = 0) => {
    const bytes = new Uint8Array(length);
    bytes.set([0x49, 0x44, 0x33, 4, 0, flags, ...size]);
    return bytes;
  };
  it.each([
    ['zero bytes after the tag', [...tag([0, 0, 0, 0], 10 + 700)], []],
    ['a tag whose size is not synchsafe', [...tag([0, 0, 2, 88], 10 + 600)], []],
    ['a tag with a footer', [...tag([0, 0, 0, 20], 10 + 20 + 10, 0x10)], []],
    ['two tags', [...tag([0, 0, 0, 20], 30), ...tag([0, 0, 0, 20], 30)], []],
    ['part of a frame at the start', [0xff, 0xf3, 1, 2, 3, 4, 5], []],
    [
      'APE and ID3v1 tags at the end',
      [],
      [...new TextEncoder().encode('APETAGEX'.padEnd(96) + 'TAG'.padEnd(128))],
    ],
  ])('skips %s', (_, before, behind) => {
    expect(mp3Duration(new Uint8Array([...before, ...frames(10), ...behind]))).toBe(240);
  });
  it('continues after other data between frames', () => {
    const junk = new TextEncoder().encode('junk '.repeat(50));
    expect(mp3Duration(new Uint8Array([...frames(10), ...junk, ...frames(10)]))).toBe(480);
  });
  it.each([
    ['an archive', 'PK\x03\x04'],
    ['a RIFF file', 'RIFF'],
    ['markup', '<svg>'],
  ])('returns null for %s that contains frames', (_, start) => {
    expect(
      mp3Duration(new Uint8Array([...new TextEncoder().encode(start), ...frames(10)])),
    ).toBeNull();
  });
  it('ignores a truncated frame', () => {
    expect(mp3Duration(frames(10).subarray(0, 1_400))).toBe(216);
  });
  it('returns null for a file that is not an MP3', () => {
    expect(mp3Duration(new TextEncoder().encode('<svg onload="alert(1)">'))).toBeNull();
    expect(mp3Duration(new Uint8Array([0xff, 0xf3, 0x64, 0xc0]))).toBeNull();
    expect(mp3Duration(new Uint8Array(0))).toBeNull();
  });
});
