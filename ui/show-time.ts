/** Formats `65000` as `1:05`, in whole seconds like a scoreboard. */
export function showTime(ms: number): string {
  const seconds = Math.floor(Math.max(0, ms) / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
