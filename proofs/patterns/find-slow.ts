import { type Attack, attackStrings } from './attack-strings.ts';
import type { Pattern } from './find-patterns.ts';
import { canExplode, parsePattern } from './parse-pattern.ts';

/**
 * The limits with which this product applies ASVS 5.0 V1.3.12: matching a text of this many characters may
 * take at most this many milliseconds.
 */
export const size = 50_000;
export const allowedMs = 50;

/**
 * Every attack is tried up to this length. Only the attacks that take a noticeable time at this length are
 * tried at full size.
 */
const probeSize = 2_000;
const feltMs = 0.3;

/**
 * Returns the first attack for which a pattern takes longer than allowed, as a sentence; undefined if there
 * is none. Texts grow step by step, so that a pattern that would take forever is found early.
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

/**
 * Returns the next length to try. Short lengths grow slowly, because a time that doubles with each character
 * soon becomes endless.
 */
const longer = (length: number, by: number) => (length < 60 ? length + 3 : length * by);

/** Returns the text of an attack with about this many characters. */
const textOf = ({ head, pump, tail }: Attack, length: number) =>
  head + pump.repeat(Math.ceil(length / pump.length)) + tail;

/**
 * Returns the shortest of up to five measurements, so that other work on the machine does not count. Stops
 * early if a measurement is short enough or far too long.
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
      // A pattern may also run out of memory for backtracking.
      if (!(error instanceof RangeError || error instanceof SyntaxError)) throw error;
      return Number.POSITIVE_INFINITY;
    }
    best = Math.min(best, now() - before);
  }
  return best;
}

const clockMs = () => performance.now();

/**
 * CPU time of this thread in milliseconds, counted in ticks. On a busy machine, wall-clock time would also
 * include the time in which the thread does not run.
 */
function ownMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
}

/**
 * Returns a function that matches a text as the code does: once, for every match, or starting where the last
 * match ended.
 */
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
