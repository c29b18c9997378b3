import { type LessonWords, lessonWords } from '#contracts/resources/lesson-words.ts';
import { type Paper, papers } from '#lessons/sheets/paper.ts';

/** Font sizes in points. Printed text smaller than 11 points is too small for a class. */
export const textSizes = [11, 12, 13, 14, 16, 18, 22] as const;
/** Line spacings as multiples of the font size. */
export const lineSpacings = [1.25, 1.5, 2, 2.5] as const;

/** Print options. Stored in the address, so that a link from the lesson opens the right sheet. */
export interface PrintChoices {
  /** Names of the selected sheets; null if none have been selected yet. */
  sheets: readonly string[] | null;
  paper: Paper;
  versions: 'a' | 'ab';
  key: boolean;
  /** True to print the text above the questions about it. */
  withText: boolean;
  /** True to print the questions in the native language too. */
  translated: boolean;
  /** The language of headings and instructions on the sheets. */
  words: LessonWords;
  /** True to print the lesson's address at the foot of each sheet. */
  link: boolean;
  /** True to shrink a sheet slightly if its last page would have only a few lines. */
  fit: boolean;
  /** The font size in points. */
  size: number;
  lineSpacing: number;
}

/** The teacher's default print options. */
export type PrintDefaults = Pick<PrintChoices, 'paper' | 'size' | 'lineSpacing' | 'words'>;

/** Parses the options in an address. Invalid values are ignored. */
export function readChoices(params: URLSearchParams, defaults: PrintDefaults): PrintChoices {
  const paper = params.get('paper') ?? '';
  const sheets = params.get('sheets');
  return {
    sheets: sheets === null ? null : sheets.split(',').filter(Boolean),
    paper: isPaper(paper) ? paper : defaults.paper,
    versions: params.get('versions') === 'ab' ? 'ab' : 'a',
    key: params.get('key') !== '0',
    withText: params.get('text') !== '0',
    translated: params.get('translated') === '1',
    words: lessonWords.find((words) => words === params.get('words')) ?? defaults.words,
    link: params.get('link') === '1',
    fit: params.get('fit') !== '0',
    size: oneOf(textSizes, params.get('size')) ?? defaults.size,
    lineSpacing: oneOf(lineSpacings, params.get('spacing')) ?? defaults.lineSpacing,
  };
}

/** Writes these options to an address. Other parameters are preserved, and default values are omitted. */
export function writeChoices(
  choices: PrintChoices,
  defaults: PrintDefaults,
  params: URLSearchParams,
): URLSearchParams {
  const next = new URLSearchParams(params);
  const put = (name: string, value: string, usual: boolean) => {
    if (usual) next.delete(name);
    else next.set(name, value);
  };
  put('sheets', (choices.sheets ?? []).join(','), choices.sheets === null);
  put('paper', choices.paper, choices.paper === defaults.paper);
  put('versions', choices.versions, choices.versions === 'a');
  put('key', '0', choices.key);
  put('text', '0', choices.withText);
  put('translated', '1', !choices.translated);
  put('words', choices.words, choices.words === defaults.words);
  put('link', '1', !choices.link);
  put('fit', '0', choices.fit);
  put('size', String(choices.size), choices.size === defaults.size);
  put('spacing', String(choices.lineSpacing), choices.lineSpacing === defaults.lineSpacing);
  return next;
}

export const isPaper = (name: string): name is Paper => Object.hasOwn(papers, name);

function oneOf<Value extends number>(values: readonly Value[], text: string | null) {
  return values.find((value) => String(value) === text);
}

/** The print spacing nearest to a lesson's line height. */
export function nearestSpacing(lineHeight: number): number {
  const away = (spacing: number) => Math.abs(spacing - lineHeight);
  return [...lineSpacings].sort((one, other) => away(one) - away(other))[0] ?? 1.5;
}
