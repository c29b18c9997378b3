import { join } from 'node:path';
import { root } from '#scripts/world/settings.ts';
import type { Pattern } from './find-patterns.ts';

/**
 * Records the regular expressions that the product's files build at runtime from now on. `stop` ends the
 * recording and returns each of them once. Literals are not recorded, because the engine creates them without
 * a constructor call.
 */
export function recordPatterns(): { stop(): Pattern[] } {
  const own = globalThis.RegExp;
  const made = new Map<string, Pattern>();
  const note = (regex: RegExp): RegExp => {
    const place = placeIn(new Error('Where is it made?').stack ?? '');
    if (place) {
      const { flags } = regex;
      made.set(`${place} ${regex}`, { regex, scans: flags.includes('g'), place });
    }
    return regex;
  };
  globalThis.RegExp = new Proxy(own, {
    construct: (target, [source, flags]) => note(new target(source, flags)),
    apply: (target, _, [source, flags]) => note(target(source, flags)),
  });
  return {
    stop() {
      globalThis.RegExp = own;
      return [...made.values()];
    },
  };
}

/** Returns the file and line of the innermost stack frame that belongs to the product. */
function placeIn(stack: string): string | undefined {
  const within = ['language', 'contracts', 'lessons', 'ui', 'web'].map((room) =>
    stack.indexOf(`${join(root, room)}/`),
  );
  const from = Math.min(...within.filter((at) => at >= 0));
  const path = stack.slice(from + join(root, 'x').length - 1);
  return Number.isFinite(from) ? /^[^:]+:\d+/.exec(path)?.[0] : undefined;
}
