import { type Paper, papers } from '#lessons/sheets/paper.ts';

/** Points; below 11 print is too small for a class. */
export const textSizes = [11, 12, 13, 14, 16, 18, 22] as const;
/** Multiples of the text size. */
export const lineSpacings = [1.25, 1.5, 2, 2.5] as const;

/** What is printed, and how. It lives in the address: a link from the lesson opens its own sheet. */
export interface PrintChoices {
  /** Names of the sheets; null while nobody has chosen. */
  sheets: readonly string[] | null;
  paper: Paper;
  versions: 'a' | 'ab';
  key: boolean;
  /** The text stands above the questions about it. */
  withText: boolean;
  /** Questions stand in the native language too. */
  translated: boolean;
  /** The lesson's address at the foot of each sheet. */
  link: boolean;
  /** A sheet whose last page would hold some lines only is printed a little smaller. */
  fit: boolean;
  /** Points. */
  size: number;
  lineSpacing: number;
}

/** How a teacher's sheets look before anything is chosen. */
export type PrintDefaults = Pick<PrintChoices, 'paper' | 'size' | 'lineSpacing'>;

/** Reads the choices out of an address; what it cannot understand counts as not chosen. */
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
    link: params.get('link') === '1',
    fit: params.get('fit') !== '0',
    size: oneOf(textSizes, params.get('size')) ?? defaults.size,
    lineSpacing: oneOf(lineSpacings, params.get('spacing')) ?? defaults.lineSpacing,
  };
}

/** The address of these choices, beside what else stands in it: only what differs from the usual. */
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

/** The spacing on paper that comes nearest to a lesson's line height. */
export function nearestSpacing(lineHeight: number): number {
  const away = (spacing: number) => Math.abs(spacing - lineHeight);
  return [...lineSpacings].sort((one, other) => away(one) - away(other))[0] ?? 1.5;
}
