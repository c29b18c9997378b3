import type { ReactNode } from 'react';
import type { Sentence, Text } from '../text/text.ts';

/** How a panel dresses the lesson's text. The screen lays out; the panel knows nothing of columns. */
export interface Dress {
  /** Shows one sentence of the target language; absent, it is shown as it is. */
  target?: (sentence: Sentence) => ReactNode;
  /** What stands at the side: the activity's options and its word bank. */
  controls?: ReactNode;
}

/**
 * What every activity's `Panel.tsx` is given. `state` is what the activity stores (seed, options and
 * ids), the same for projector, reload, print and phones; what is revealed is the panel's own affair.
 */
export interface ActivityPanelProps<State> {
  text: Text;
  vocabulary: readonly { target: string; native: string }[];
  state: State | undefined;
  onState: (state: State) => void;
  children: (dress: Dress) => ReactNode;
}
