/** The demo voice for one language and one of OpenAI's voices. */
export interface DemoVoice {
  /** espeak-ng's voice, such as `fr+f2`. */
  name: string;
  /** espeak-ng's pitch, 0 to 100; 50 is the middle. */
  pitch: number;
}

/** Languages that espeak-ng names differently from BCP-47. */
const espeakNames: Record<string, string> = { zh: 'cmn', no: 'nb' };

/** Languages for which espeak-ng has no voice. */
const unspoken = new Set(['ps']);

/**
 * A different variant and pitch for each of OpenAI's voices, so that two speakers are easy to distinguish.
 */
const throats: Record<string, { variant: string; pitch: number }> = {
  alloy: { variant: 'm1', pitch: 50 },
  ash: { variant: 'm2', pitch: 40 },
  ballad: { variant: 'm3', pitch: 46 },
  cedar: { variant: 'm4', pitch: 36 },
  coral: { variant: 'f2', pitch: 60 },
  echo: { variant: 'm7', pitch: 44 },
  fable: { variant: 'm8', pitch: 56 },
  marin: { variant: 'f1', pitch: 54 },
  nova: { variant: 'f3', pitch: 66 },
  onyx: { variant: 'm5', pitch: 28 },
  sage: { variant: 'f4', pitch: 52 },
  shimmer: { variant: 'f5', pitch: 72 },
  verse: { variant: 'm6', pitch: 48 },
};

/**
 * Returns the demo voice for a BCP-47 language tag and the name of an OpenAI voice. Returns null if espeak-ng
 * does not support the language.
 */
export function voiceFor(tag: string, voice: string): DemoVoice | null {
  const language = tag.toLowerCase().split('-')[0] ?? '';
  if (!language || unspoken.has(language)) return null;
  const throat = throats[voice] ?? { variant: 'm1', pitch: 50 };
  return { name: `${espeakNames[language] ?? language}+${throat.variant}`, pitch: throat.pitch };
}
