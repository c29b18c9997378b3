/** Returns the keys of the stored pictures and audio in a task's data, each once. */
export function filesOfTask(data: unknown): string[] {
  const keys = new Set<string>();
  collect(data, keys);
  keys.delete('');
  return [...keys];
}

function collect(value: unknown, keys: Set<string>): void {
  if (typeof value !== 'object' || value === null) return;
  for (const [name, one] of Object.entries(value)) {
    if (typeof one !== 'string') collect(one, keys);
    else if (name === 'key' || name === 'clip') keys.add(one);
  }
}
