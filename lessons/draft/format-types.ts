/**
 * The parts that the teaching view shows (specification 3 and 4). `all` is false while everything is hidden.
 */
export interface ShowFlags {
  target: boolean;
  native: boolean;
  questions: boolean;
  all: boolean;
}

/** The buttons T, N, ? and A. */
export type ShowKey = keyof ShowFlags;

export const everythingShown: ShowFlags = {
  target: true,
  native: true,
  questions: true,
  all: true,
};
const everythingHidden: ShowFlags = {
  target: false,
  native: false,
  questions: false,
  all: false,
};

/**
 * Applies one press of a toggle. A hides everything, or shows everything if everything is hidden. If
 * everything is hidden, T, N or ? also shows everything, including the part that belongs to the pressed key
 * (decision 0013). Hiding the last visible part sets `all` to false.
 */
export function toggleShow(flags: ShowFlags, key: ShowKey): ShowFlags {
  if (!flags.all) return everythingShown;
  if (key === 'all') return everythingHidden;
  const next = { ...flags, [key]: !flags[key] };
  return next.target || next.native || next.questions ? next : everythingHidden;
}

/** The format types of specification 9, by number. */
export type FormatType = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;

/** The parts that are visible when the lesson opens: the target text, the native text, the sound. */
interface Format {
  target: boolean;
  native: boolean;
  audio: boolean;
}

/** All eight combinations of target text, native text and sound (decision 0090). */
export const formats: Readonly<Record<FormatType, Format>> = {
  1: { target: true, native: true, audio: true },
  2: { target: true, native: true, audio: false },
  3: { target: true, native: false, audio: true },
  4: { target: true, native: false, audio: false },
  5: { target: false, native: true, audio: true },
  6: { target: false, native: true, audio: false },
  7: { target: false, native: false, audio: true },
  8: { target: false, native: false, audio: false },
};

export const formatTypes = Object.keys(formats).map(Number) as FormatType[];

/** Returns the format that has exactly this combination of texts and sound. */
export function formatOf(shown: Pick<ShowFlags, 'target' | 'native'>, audio: boolean): FormatType {
  const found = formatTypes.find((type) => {
    const format = formats[type];
    return (
      format.target === shown.target && format.native === shown.native && format.audio === audio
    );
  });
  return found ?? 8;
}

/**
 * Returns the state of T, N, ? and A for a format. If both texts and the questions are off, everything is
 * hidden.
 */
export function flagsOfFormat(type: FormatType, questions: boolean): ShowFlags {
  const { target, native } = formats[type];
  return { target, native, questions, all: target || native || questions };
}
