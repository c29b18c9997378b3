/** Pairs of tags around reasoning, which a server without a reasoning parser does not remove. */
const marks: readonly (readonly [opening: string, closing: string])[] = [
  ['<think>', '</think>'],
  ['<thinking>', '</thinking>'],
  ['<thought>', '</thought>'],
  ['<reasoning>', '</reasoning>'],
  ['[think]', '[/think]'],
  // gpt-oss writes the answer into a separate channel, whose tags a server without a parser does not remove.
  ['<|channel|>analysis<|message|>', '<|channel|>final<|message|>'],
];

/**
 * Strips the reasoning from the beginning of a reply. Servers without a reasoning parser stream
 * `<think>…</think>` before the JSON (vLLM without a parser, llama.cpp with `reasoning_format: none`). The
 * filter returns the rest of the reply as it arrives. Text that could be the beginning of reasoning is
 * buffered; `end` returns what is still in the buffer.
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
