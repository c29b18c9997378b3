import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { bundledFonts } from '../app/fonts/bundled-fonts.ts';
import { fontFaces, hasLatin, rangesOf } from './font-faces.ts';

const facesOf = (css: string) => css.match(/@font-face\s*\{[^}]*\}/gu) ?? [];
const folder = `${import.meta.dirname}/../../node_modules`;

/** A sample letter for each bundled family. */
const letters: Partial<Record<keyof typeof bundledFonts, string>> = {
  greek: 'Ω',
  cyrillic: 'Ж',
  arabic: 'ش',
  nastaliq: 'ے',
  hebrew: 'ש',
  devanagari: 'क',
  bengali: 'ক',
  gurmukhi: 'ਕ',
  thai: 'ก',
};

test.each(Object.entries(bundledFonts))('builds the font faces of %s', (name, font) => {
  const css = font.sheets
    .map((sheet) => readFileSync(`${folder}/${font.from}/${sheet}`, 'utf8'))
    .join('');
  const faces = facesOf(fontFaces(css, font));
  expect(faces.length).toBeGreaterThan(0);
  if (!font.ownLatin) expect(faces.filter(hasLatin)).toEqual([]);
  const letter = letters[name as keyof typeof letters]?.codePointAt(0);
  if (letter === undefined) return;
  const holds = (face: string) =>
    rangesOf(face)?.some(([from, to]) => from <= letter && letter <= to);
  expect(faces.some(holds)).toBe(true);
});
