/** Maximum size of a recording or sound file, in bytes. */
export const maxSoundBytes = 25_000_000;

/** Maximum duration in milliseconds: longer than reading any text aloud takes. */
export const maxSoundMs = 15 * 60_000;

const minutes = maxSoundMs / 60_000;

/** The error message for a recording that is too long. */
export const soundTooLong = `This recording is longer than ${minutes} minutes. Split it into parts.`;
