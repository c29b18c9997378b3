/** Maximum size of a recording or sound file, in bytes. */
export const maxSoundBytes = 25_000_000;

/** Maximum duration, in milliseconds: more than any text takes to read aloud. */
export const maxSoundMs = 15 * 60_000;

/** The error message for a longer one. */
export const soundTooLong = `This recording is longer than ${maxSoundMs / 60_000} minutes. Split it into parts.`;
