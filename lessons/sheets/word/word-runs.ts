import {
  BorderStyle,
  ImageRun,
  type IRunOptions,
  TextRun,
  UnderlineType,
  XmlComponent,
} from 'docx';
import { type Font, languageOf } from '#language/languages.ts';
import { fitSquare, type PictureSize } from '../paper.ts';
import type { SheetMark, SheetRun } from '../sheet.ts';
import { wordWidth } from '../word-width.ts';

/** A PNG file and the size of its image. */
export interface WordPicture extends PictureSize {
  data: Uint8Array;
}

/** The document properties that runs depend on. */
export interface WordContext {
  /** The stored pictures by key; missing ones are left out of the document. */
  pictures: ReadonlyMap<string, WordPicture>;
  /** The text size in half-points. */
  size: number;
}

const grey = '4A4A4A';

const marks: Record<SheetMark, IRunOptions> = {
  bold: { bold: true },
  native: { bold: true, underline: { type: UnderlineType.DOTTED } },
  underline: { underline: { type: UnderlineType.SINGLE } },
  struck: { strike: true },
  quiet: { color: grey },
  'line-yellow': { underline: { type: UnderlineType.SINGLE } },
  'line-green': { underline: { type: UnderlineType.DOUBLE } },
  'line-blue': { underline: { type: UnderlineType.DOTTED } },
  'line-pink': { underline: { type: UnderlineType.WAVE } },
  'line-orange': { underline: { type: UnderlineType.DASH } },
  'line-purple': { underline: { type: UnderlineType.THICK } },
  // Word cannot draw a line above a word, so these styles use a border on all four sides.
  'line-teal': { border: { style: BorderStyle.SINGLE, size: 6 } },
  'line-grey': { border: { style: BorderStyle.DOTTED, size: 8 } },
};

/** The side of the square that contains a picture in a line or a cell, in pixels at 96 dpi (2 cm). */
const pictureSide = 76;

/** Renders the runs of a line for Word. A gap is a line of underscores, which a pupil can also type over. */
export function wordRuns(
  runs: readonly SheetRun[],
  language: string,
  context: WordContext,
): (TextRun | ImageRun)[] {
  return runs.flatMap((run) => wordRun(run, language, context));
}

function wordRun(run: SheetRun, language: string, context: WordContext): (TextRun | ImageRun)[] {
  const look = languageLook(language);
  switch (run.kind) {
    case 'words':
      return [
        new TextRun({
          ...(run.language ? languageLook(run.language) : look),
          ...(run.mark && marks[run.mark]),
          text: run.text,
        }),
      ];
    case 'gap':
      return [
        ...(run.number === undefined
          ? []
          : [new TextRun({ ...look, text: String(run.number), superScript: true, color: grey })]),
        new TextRun({ ...look, text: `${run.start ?? ''}${gapLine(run.answer)}` }),
        ...(run.hint ? [new TextRun({ text: ` (${run.hint})`, color: grey })] : []),
      ];
    case 'blackout':
      return [
        new TextRun({ ...look, text: '▒'.repeat(Math.max(2, Math.ceil(wordWidth(run.text)))) }),
      ];
    case 'ruby':
      return [ruby(run, context.size, look, run.mark && marks[run.mark])];
    case 'box':
      return [new TextRun({ text: run.large ? '[\u2003\u2002]' : '☐' })];
    case 'picture':
      return picture(run, context);
  }
}

/**
 * Returns a line 3 cm long or 1.5 times as long as the answer, whichever is more. An underscore is about half
 * as wide as the text is high.
 */
const gapLine = (answer: string) => '_'.repeat(Math.max(14, Math.ceil(wordWidth(answer) * 3)));

function picture(
  { key, emoji, alt }: Extract<SheetRun, { kind: 'picture' }>,
  { pictures }: WordContext,
): (TextRun | ImageRun)[] {
  const file = key ? pictures.get(key) : undefined;
  if (!file) return emoji ? [new TextRun({ text: emoji, font: 'Segoe UI Emoji' })] : [];
  return [
    new ImageRun({
      type: 'png',
      data: file.data,
      transformation: fitSquare(file, pictureSide),
      altText: { name: alt, description: alt },
    }),
  ];
}

/** A WordprocessingML element that `docx` has no class for. */
class Element extends XmlComponent {
  constructor(name: string, attributes: Record<string, string | number>, children: XmlComponent[]) {
    super(name);
    if (Object.keys(attributes).length > 0) this.root.push({ _attr: attributes });
    this.root.push(...children);
  }
}

const value = (name: string, val: string | number) => new Element(name, { 'w:val': val }, []);

/**
 * Returns a word with its reading above it (ECMA-376 17.3.3.25). `size` is the size of the word, in
 * half-points; `mark` is the emphasis of the word only.
 */
export function ruby(
  { text, reading }: { text: string; reading: string },
  size: number,
  look: IRunOptions,
  mark: IRunOptions = {},
): TextRun {
  const small = Math.round(size / 2);
  return new TextRun({
    children: [
      new Element('w:ruby', {}, [
        new Element('w:rubyPr', {}, [
          value('w:rubyAlign', 'distributeSpace'),
          value('w:hps', small),
          value('w:hpsRaise', size - 2),
          value('w:hpsBaseText', size),
          value('w:lid', look.language?.eastAsia ?? look.language?.value ?? 'en'),
        ]),
        new Element('w:rt', {}, [new TextRun({ ...look, text: reading, size: small })]),
        new Element('w:rubyBase', {}, [new TextRun({ ...look, ...mark, text, size })]),
      ]),
    ],
  });
}

/** Fonts that ship with Word on Windows or macOS; Word substitutes a missing one. */
const fonts: Record<Font, { cs?: string; eastAsia?: string }> = {
  latin: {},
  greek: {},
  cyrillic: {},
  arabic: { cs: 'Arial' },
  nastaliq: { cs: 'Urdu Typesetting' },
  hebrew: { cs: 'Arial' },
  devanagari: { cs: 'Nirmala UI' },
  bengali: { cs: 'Nirmala UI' },
  gurmukhi: { cs: 'Nirmala UI' },
  thai: { cs: 'Leelawadee UI' },
  japanese: { eastAsia: 'Yu Gothic' },
  simplified: { eastAsia: 'Microsoft YaHei' },
  traditional: { eastAsia: 'Microsoft JhengHei' },
  korean: { eastAsia: 'Malgun Gothic' },
};

/** The default font of the whole product (specification 9). */
export const latinFont = 'Tahoma';

/** True if the language is written from right to left. */
export const isRightToLeft = (language: string) => languageOf(language).direction === 'rtl';

/**
 * Returns Word's settings for text in a language: the fonts of its script, its direction and its proofing
 * language.
 */
export function languageLook(language: string): IRunOptions {
  const { font, locale } = languageOf(language);
  const { cs = latinFont, eastAsia = latinFont } = fonts[font];
  const rightToLeft = isRightToLeft(language);
  return {
    font: { ascii: latinFont, hAnsi: latinFont, cs, eastAsia },
    rightToLeft,
    language: rightToLeft
      ? { bidirectional: locale }
      : fonts[font].eastAsia
        ? { eastAsia: locale }
        : { value: locale },
  };
}
