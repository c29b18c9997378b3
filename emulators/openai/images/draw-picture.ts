import { crc32 } from 'node:zlib';
import { encodePng } from './encode-png.ts';
import { glyphs } from './glyphs.data.ts';

const size = 256;
const dot = 4;
const glyphWidth = 6 * dot;
const lineHeight = 10 * dot;
/** The maximum number of letters that fit on the disc. */
const lettersInLine = 8;
const maxLines = 3;

type Colour = [red: number, green: number, blue: number];

/**
 * Draws the demo writer's picture: a disc with the prompt's words on it, in a colour that depends on the
 * prompt. It is easy to distinguish from a real model's picture. The same prompt always produces the same
 * picture.
 */
export function drawPicture(prompt: string): Buffer {
  const pixels = new Uint8Array(size * size);
  const radius = size * 0.46;
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      const far = Math.hypot(x - size / 2, y - size / 2);
      pixels[y * size + x] = far < radius ? 1 : 0;
    }
  }
  const lines = linesOf(prompt);
  const top = Math.round((size - lines.length * lineHeight) / 2) + dot;
  for (const [at, line] of lines.entries()) {
    const left = Math.round((size - line.length * glyphWidth) / 2);
    writeLine(pixels, line, left, top + at * lineHeight);
  }
  const hue = crc32(prompt) % 360;
  return encodePng(size, pixels, [colour(hue, 0.93), colour(hue, 0.38), [255, 255, 255]]);
}

/** Returns the lines of the label. Letters that the font lacks are omitted and accents are removed. */
export function linesOf(prompt: string): string[] {
  const words = prompt
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toUpperCase()
    .split(/[^A-Z0-9]+/)
    .map((word) => word.slice(0, lettersInLine))
    .filter(Boolean);
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= lettersInLine) {
      lines[lines.length - 1] = `${last} ${word}`;
    } else if (lines.length < maxLines) {
      lines.push(word);
    } else {
      break;
    }
  }
  return lines;
}

function writeLine(pixels: Uint8Array, line: string, left: number, top: number): void {
  for (const [at, letter] of [...line].entries()) {
    for (const [row, bits] of (glyphs[letter] ?? []).entries()) {
      for (let column = 0; column < 5; column++) {
        if (((bits >> (4 - column)) & 1) === 0) continue;
        const x = left + at * glyphWidth + column * dot;
        const y = top + row * dot;
        for (let down = 0; down < dot; down++) {
          pixels.fill(2, (y + down) * size + x, (y + down) * size + x + dot);
        }
      }
    }
  }
}

/** Returns the colour with this hue (degrees) and lightness (0 to 1), at half saturation. */
function colour(hue: number, lightness: number): Colour {
  const strength = 0.5 * Math.min(lightness, 1 - lightness);
  const part = (shift: number) => {
    const at = (shift + hue / 30) % 12;
    return Math.round(255 * (lightness - strength * Math.max(-1, Math.min(at - 3, 9 - at, 1))));
  };
  return [part(0), part(8), part(4)];
}
