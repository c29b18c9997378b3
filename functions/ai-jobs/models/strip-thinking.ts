/** The marks that servers without a parser for thoughts leave around them, by how they begin. */
const marks: readonly (readonly [opening: string, closing: string])[] = [
  ['<think>', '</think>'],
  ['<thinking>', '</thinking>'],
  ['<thought>', '</thought>'],
  ['<reasoning>', '</reasoning>'],
  ['[think]', '[/think]'],
  // gpt-oss without its parser: the answer follows in a channel of its own.
  ['<|channel|>analysis<|message|>', '<|channel|>final<|message|>'],
];

/**
 * Takes the thoughts off the beginning of a reply: servers without a parser for them stream
 * `<think>…</think>` before the JSON (vLLM without one, llama.cpp with `reasoning_format: none`). Gives the
 * rest of each piece as it comes; `end` gives what was held back in case it was a thought.
 */
export function createThinkingFilter() {
  let state: 'unknown' | 'thinking' | 'after thinking' | 'answer' = 'unknown';
  let closing = '';
  let held = '';
  return {
    push(piece: string): string {
      if (state === 'answer') return piece;
      held += piece;
      for (;;) {
        if (state === 'thinking') {
          const end = held.toLowerCase().indexOf(closing);
          if (end < 0) return '';
          held = held.slice(end + closing.length);
          state = 'after thinking';
        }
        const begun = held.trimStart();
        const low = begun.toLowerCase();
        const mark = marks.find(([opening]) => low.startsWith(opening));
        if (mark) {
          held = begun.slice(mark[0].length);
          closing = mark[1];
          state = 'thinking';
          continue;
        }
        if (state === 'after thinking') held = begun;
        return marks.some(([opening]) => opening.startsWith(low)) ? '' : answer();
      }
    },
    end: (): string => (state === 'thinking' ? '' : answer()),
  };

  function answer(): string {
    const rest = held;
    held = '';
    state = 'answer';
    return rest;
  }
}
