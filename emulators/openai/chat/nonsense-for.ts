/** A sentence that the model returns instead of JSON. */
export const prose = 'Of course! Here is the text you asked for:';

/** Ways in which real models have corrupted the requested JSON. */
const ways: ((good: string) => string)[] = [
  () => '',
  () => 'null',
  () => '[]',
  () => '{}',
  () => prose,
  (good) => `\`\`\`json\n${good}\n\`\`\``,
  (good) => good.slice(0, Math.floor(good.length * 0.7)),
  (good) => `${good}${good}`,
  (good) => good.replaceAll('"', "'"),
  (good) => good.replace(/\[/g, '{'),
  (good) => JSON.stringify({ reply: good }),
  (good) => good.replace(/"[^"]*"/g, '""'),
  (good) => good.replace(/"[^"]*"/g, '7'),
  () => '{"t":"x","s":[["","<script>alert(1)</script>",""]]}',
];

/** Corrupts a valid reply in one of several ways; `chance` (0 to 1) selects which. */
export function nonsenseFor(good: string, chance: number): string {
  const spoil = ways[Math.floor(chance * ways.length)] ?? (() => '');
  return spoil(good);
}

export const nonsenseWays = ways.length;
