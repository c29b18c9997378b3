import { describe, expect, it } from 'vitest';
import { mp3Duration } from './mp3-duration.ts';

/** Frames of MPEG 2 layer III, 24 kHz, 48 kbit/s: 144 bytes and 24 ms each. */
function frames(count: number): Uint8Array {
  const bytes = new Uint8Array(count * 144);
  for (let frame = 0; frame < count; frame += 1) bytes.set([0xff, 0xf3, 0x64, 0xc0], frame * 144);
  return bytes;
}

describe('how long an MP3 plays', () => {
  it('adds up its frames', () => {
    expect(mp3Duration(frames(50))).toBe(1_200);
  });
  it('passes over an ID3 tag', () => {
    const tag = new Uint8Array(10 + 300);
    tag.set([0x49, 0x44, 0x33, 4, 0, 0, 0, 0, 2, 44]);
    expect(mp3Duration(new Uint8Array([...tag, ...frames(10)]))).toBe(240);
  });
  it('leaves out a frame that is cut', () => {
    expect(mp3Duration(frames(10).subarray(0, 1_400))).toBe(216);
  });
  it('knows what is no MP3', () => {
    expect(mp3Duration(new TextEncoder().encode('<svg onload="alert(1)">'))).toBeNull();
    expect(mp3Duration(new Uint8Array([0xff, 0xf3, 0x64, 0xc0]))).toBeNull();
    expect(mp3Duration(new Uint8Array(0))).toBeNull();
  });
});
