const opening = '<think>';
const closing = '</think>';

/**
 * Takes the thoughts off the beginning of a reply: servers without a parser for them stream
 * `<think>…</think>` before the JSON (vLLM without one, llama.cpp with `reasoning_format: none`). Gives the
 * rest of each piece as it comes; `end` gives what was held back in case it was a thought.
 */
export function createThinkingFilter() {
  let state: 'unknown' | 'thinking' | 'after thinking' | 'answer' = 'unknown';
  let held = '';
  return {
    push(piece: string): string {
      if (state === 'answer') return piece;
      held += piece;
      if (state === 'unknown') {
        const begun = held.trimStart();
        if (begun.startsWith(opening)) state = 'thinking';
        else if (!opening.startsWith(begun)) return answer();
      }
      const end = state === 'thinking' ? held.indexOf(closing) : -1;
      if (end >= 0) {
        held = held.slice(end + closing.length);
        state = 'after thinking';
      }
      if (state !== 'after thinking') return '';
      held = held.trimStart();
      return held === '' ? '' : answer();
    },
    end: (): string => (state === 'unknown' ? answer() : ''),
  };

  function answer(): string {
    const rest = held;
    held = '';
    state = 'answer';
    return rest;
  }
}
