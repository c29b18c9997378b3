/** The largest recording or sound file that is taken, in bytes. */
export const maxSoundBytes = 25_000_000;

/** The longest one, in milliseconds: more than any text takes to read aloud. */
export const maxSoundMs = 15 * 60_000;

/** What a teacher reads when one is longer. */
export const soundTooLong = `This recording is longer than ${maxSoundMs / 60_000} minutes. Cut it into parts.`;
