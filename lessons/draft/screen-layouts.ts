/** Where things stand on the screen. On a narrow one everything stands below the other, whatever is chosen. */
export interface ScreenLayout {
  name: string;
  /** How target and native stand: where there is room, always beside, one below the other, or each sentence alone. */
  sides: 'roomy' | 'beside' | 'stacked' | 'sentences';
  /** Where the questions stand when they are on. */
  questions: 'beside' | 'below';
  /** Where the activity's controls stand. */
  controls: 'beside' | 'below';
  /** How wide the lines run. */
  measure: 'full' | 'narrow' | 'columns';
  /** What choosing it switches on and off; T, N and ? still change it afterwards. */
  switches: { target?: boolean; native?: boolean; questions?: boolean };
}

const plain: Omit<ScreenLayout, 'name'> = {
  sides: 'roomy',
  questions: 'beside',
  controls: 'beside',
  measure: 'full',
  switches: {},
};

/** The ten screen layouts of specification 9 (decision 0090). */
export const screenLayouts = {
  'text-alone': { ...plain, name: 'Text alone', switches: { target: true, questions: false } },
  'side-by-side': {
    ...plain,
    name: 'Target beside native',
    sides: 'beside',
    switches: { target: true, native: true },
  },
  'one-above-other': {
    ...plain,
    name: 'Target above native',
    sides: 'stacked',
    switches: { target: true, native: true },
  },
  'questions-beside': {
    ...plain,
    name: 'Text beside questions',
    switches: { target: true, questions: true },
  },
  'questions-below': {
    ...plain,
    name: 'Text above questions',
    questions: 'below',
    switches: { target: true, questions: true },
  },
  'questions-alone': {
    ...plain,
    name: 'Questions alone',
    switches: { target: false, native: false, questions: true },
  },
  'wide-margins': { ...plain, name: 'Wide margins', measure: 'narrow' },
  'two-columns': { ...plain, name: 'Two columns', sides: 'stacked', measure: 'columns' },
  'sentence-by-sentence': { ...plain, name: 'Sentence by sentence', sides: 'sentences' },
  'controls-below': { ...plain, name: 'Controls below', controls: 'below' },
} as const satisfies Readonly<Record<string, ScreenLayout>>;

export type LayoutName = keyof typeof screenLayouts;

export const layoutNames = Object.keys(screenLayouts) as LayoutName[];

export function layoutOf(name: LayoutName): ScreenLayout {
  return screenLayouts[name];
}
