/** How loud a piece of sound is, from 0 (silence) to 1, on the scale people hear. Samples run from -1 to 1. */
export function loudness(samples: Float32Array): number {
  if (samples.length === 0) return 0;
  let sum = 0;
  for (const sample of samples) sum += sample * sample;
  const decibels = 10 * Math.log10(sum / samples.length + 1e-10);
  // Speech near a microphone lies between -50 dB (a quiet room) and -10 dB (close and loud).
  return Math.min(1, Math.max(0, (decibels + 50) / 40));
}

/** What a level means to somebody about to record. */
export function levelWords(level: number): string {
  if (level < 0.08) return 'We hear nothing yet';
  if (level < 0.3) return 'Rather quiet: come closer';
  if (level > 0.97) return 'Too loud: move back a little';
  return 'A good level';
}

/** Minutes and seconds of a clip, such as 1:05. */
export function clockOf(ms: number): string {
  const seconds = Math.round(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
