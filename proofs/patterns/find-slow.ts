import { type Attack, attackStrings } from './attack-strings.ts';
import type { Pattern } from './find-patterns.ts';
import { canExplode, parsePattern } from './parse-pattern.ts';

/** ASVS 5.0 V1.3.12 as this product holds it: so many characters in so many milliseconds. */
export const size = 50_000;
export const allowedMs = 50;

/** Up to here every attack is tried; only what is felt by then is tried on the full size. */
const probeSize = 2_000;
const feltMs = 0.3;

/**
 * The first attack that keeps a pattern busy for longer than is allowed, as a sentence; undefined where
 * none does. Texts grow step by step, so that a pattern that would take for ever is found out early.
 */
export function findSlow(pattern: Pattern): string | undefined {
  const read = reader(pattern);
  const first = canExplode(parsePattern(pattern.regex)) ? 12 : 200;
  for (const attack of attackStrings(pattern.regex)) {
    let length = first;
    while (length < probeSize && bestMs(read, textOf(attack, length), feltMs, clockMs) <= feltMs) {
      length = longer(length, 1.4);
    }
    if (length >= probeSize && bestMs(read, textOf(attack, probeSize), feltMs, clockMs) <= feltMs)
      continue;
    for (length = Math.min(length, probeSize); ; length = Math.min(longer(length, 1.25), size)) {
      const ms = bestMs(read, textOf(attack, length), allowedMs, ownMs);
      if (ms > allowedMs) return say(pattern, attack, length, ms);
      if (length >= size) break;
    }
  }
  return undefined;
}

/** The next length: short ones grow slowly, since what doubles with each character is soon endless. */
const longer = (length: number, by: number) => (length < 60 ? length + 3 : length * by);

/** The text of an attack at a length in characters, near enough. */
const textOf = ({ head, pump, tail }: Attack, length: number) =>
  head + pump.repeat(Math.ceil(length / pump.length)) + tail;

/**
 * The shortest of five readings, or the first that is short enough or far too long: what counts is the
 * pattern, not its neighbours on the machine.
 */
function bestMs(
  read: (text: string) => void,
  text: string,
  enough: number,
  now: () => number,
): number {
  let best = Number.POSITIVE_INFINITY;
  for (let turn = 0; turn < 5 && best > enough && (turn === 0 || best < 20 * enough); turn += 1) {
    const before = now();
    try {
      read(text);
    } catch (error) {
      // A pattern may also run out of memory for what it has still to try.
      if (!(error instanceof RangeError || error instanceof SyntaxError)) throw error;
      return Number.POSITIVE_INFINITY;
    }
    best = Math.min(best, now() - before);
  }
  return best;
}

const clockMs = () => performance.now();

/** CPU time of this thread in milliseconds, by ticks: on a busy machine wall clocks run on without it. */
function ownMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
}

/** Reads a text as the code does: once, for every place, or on from wherever the last one ended. */
function reader({ regex, scans }: Pattern): (text: string) => void {
  if (regex.sticky) return (text) => readOn(regex, text);
  if (scans) {
    const everywhere = new RegExp(regex.source, regex.flags.replace('g', '').concat('g'));
    return (text) => text.replace(everywhere, '');
  }
  const once = new RegExp(regex.source, regex.flags.replace('g', ''));
  return (text) => once.test(text);
}

function readOn({ source, flags }: RegExp, text: string): void {
  const rule = new RegExp(source, flags);
  for (let at = 0; at < text.length; ) {
    rule.lastIndex = at;
    at = rule.test(text) && rule.lastIndex > at ? rule.lastIndex : at + 1;
  }
}

function say({ regex, place }: Pattern, { head, pump, tail }: Attack, length: number, ms: number) {
  const text = [head, `${pump} again and again`, tail].filter((part) => part !== '');
  const shown = text.map((part) => JSON.stringify(part)).join(' + ');
  return `${place} ${regex} takes ${Math.round(ms)} ms for ${Math.round(length)} characters of ${shown}`;
}
