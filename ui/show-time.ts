/** Formats milliseconds as whole seconds, like a scoreboard: `65000` as `1:05`. */
export function showTime(ms: number): string {
  const seconds = Math.floor(Math.max(0, ms) / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
