import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createThinkingFilter } from './strip-thinking.ts';

/** Returns the filter's output for a reply that is divided into pieces of these lengths. */
function filtered(reply: string, lengths: readonly number[]): string {
  const filter = createThinkingFilter();
  let at = 0;
  let out = '';
  for (let piece = 0; at < reply.length; piece += 1) {
    const length = lengths[piece % lengths.length] ?? 1;
    out += filter.push(reply.slice(at, at + length));
    at += length;
  }
  return out + filter.end();
}

const cuts = fc.array(fc.integer({ min: 1, max: 12 }), { minLength: 1, maxLength: 5 });

it('strips reasoning at the beginning, wherever the stream is divided', () => {
  fc.assert(
    fc.property(fc.string(), cuts, (thought, lengths) => {
      const inner = thought.replaceAll('</think>', '');
      expect(filtered(`\n<think>${inner}</think>\n\n{"a":1}`, lengths)).toBe('{"a":1}');
    }),
  );
});

it.each([
  '<thinking>{a}</thinking>',
  '<Thought>{a}</Thought>\n<reasoning>b</reasoning>',
  '\uFEFF[THINK]a[/THINK]',
  '<|channel|>analysis<|message|>{a}<|end|><|start|>assistant<|channel|>final<|message|>',
])('strips the reasoning %s', (thoughts) => {
  fc.assert(
    fc.property(cuts, (lengths) => {
      expect(filtered(`${thoughts}\n{"a":1}`, lengths)).toBe('{"a":1}');
    }),
  );
});

it('leaves a reply without reasoning unchanged', () => {
  fc.assert(
    fc.property(fc.string(), cuts, (rest, lengths) => {
      const reply = `{"a":"${rest}"}`;
      expect(filtered(reply, lengths)).toBe(reply);
    }),
  );
  expect(filtered('<thin', [2])).toBe('<thin');
});
