/** The layout of the screen. A narrow screen stacks everything, regardless of the chosen layout. */
export interface ScreenLayout {
  /**
   * The layout of target and native text: side by side if there is room, always side by side, stacked, or
   * sentence by sentence.
   */
  sides: 'roomy' | 'beside' | 'stacked' | 'sentences';
  /** The position of the questions when they are shown. */
  questions: 'beside' | 'below';
  /** The position of the activity's controls. */
  controls: 'beside' | 'below';
  /** The line width. */
  measure: 'full' | 'narrow' | 'columns';
  /** The parts that this layout turns on or off when chosen; T, N and ? can change them afterwards. */
  switches: { target?: boolean; native?: boolean; questions?: boolean };
}

const plain: ScreenLayout = {
  sides: 'roomy',
  questions: 'beside',
  controls: 'beside',
  measure: 'full',
  switches: {},
};

/** The ten screen layouts of specification 9 (decision 0090). */
const screenLayouts = {
  'text-alone': { ...plain, switches: { target: true, questions: false } },
  'side-by-side': {
    ...plain,
    sides: 'beside',
    switches: { target: true, native: true },
  },
  'one-above-other': {
    ...plain,
    sides: 'stacked',
    switches: { target: true, native: true },
  },
  'questions-beside': {
    ...plain,
    switches: { target: true, questions: true },
  },
  'questions-below': {
    ...plain,
    questions: 'below',
    switches: { target: true, questions: true },
  },
  'questions-alone': {
    ...plain,
    switches: { target: false, native: false, questions: true },
  },
  'wide-margins': { ...plain, measure: 'narrow' },
  'two-columns': { ...plain, sides: 'stacked', measure: 'columns' },
  'sentence-by-sentence': { ...plain, sides: 'sentences' },
  'controls-below': { ...plain, controls: 'below' },
} as const satisfies Readonly<Record<string, ScreenLayout>>;

export type LayoutName = keyof typeof screenLayouts;

export const layoutNames = Object.keys(screenLayouts) as LayoutName[];

export function layoutOf(name: LayoutName): ScreenLayout {
  return screenLayouts[name];
}
