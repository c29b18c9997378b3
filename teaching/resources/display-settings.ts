import { everythingShown, type ShowFlags } from './show-flags.ts';

/** How a lesson looks on the projector; kept on the teacher's device. */
export interface DisplaySettings {
  /** CSS pixels, never below `smallestFontSize`. */
  fontSize: number;
  lineHeight: number;
  fontFamily: string;
  show: ShowFlags;
}

/** Specification 9. */
export const defaultDisplay: DisplaySettings = {
  fontSize: 16,
  lineHeight: 1.5,
  fontFamily: 'Tahoma',
  show: everythingShown,
};

/** The five text size names of specification 9, in CSS pixels. */
export const textSizes = [
  { name: 'Small', fontSize: 13 },
  { name: 'Regular', fontSize: 16 },
  { name: 'Big', fontSize: 20 },
  { name: 'Bigger', fontSize: 28 },
  { name: 'Biggest', fontSize: 40 },
] as const;
