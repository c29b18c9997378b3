import { buildSide } from '#language/text/build-sentence.ts';
import { countWords } from '#language/text/count-words.ts';
import { repeatingIds, type SceneId, sceneIds } from './corpus/scene-text.ts';
import { evidenceOf, turns } from './evidence.ts';
import { type WriterLanguage, writerLanguage } from './languages.ts';
import { type Found, lineAt, locate, optionalFits, sentenceAt } from './locate.ts';
import { rankScenes } from './rank-scenes.ts';
import type { Data } from './read-request.ts';

/** A row of the model line: speaker or "", target, native. */
export type Row = [speaker: string, target: string, native: string];

/** A sentence that may be used, longer and shorter. */
interface Candidate extends Found {
  /** Kept or dropped together: a narrative sentence, or an exchange of a dialogue. */
  group: number;
  short: number;
  long: number;
}

/** How far from the asked length a text may be; the product allows ten per cent. */
const tolerance = 0.09;

/** Composes the rows of a text: whole scenes from the asked one on, the least fitting one shortened. */
export function compose(data: Data, target: WriterLanguage, native: WriterLanguage): Row[] {
  const both = (id: SceneId) => target.text.scenes[id] && native.text.scenes[id];
  const ordinary = sceneIds.filter(both);
  const repeating = repeatingIds.filter(both);
  const first = data.type === 'comprehensible' ? repeating : ordinary;
  const second = data.type === 'comprehensible' ? ordinary : repeating;
  const dialogue = data.type.startsWith('dialogue');
  const ranked = [
    ...rankScenes(first, data, target),
    ...(dialogue ? [] : rankScenes(second, data, target)),
  ];
  const pool = ranked.map((scene) => candidatesOf(scene, data, target));
  const chosen = data.type === 'sentences' ? pickSentences(pool, data) : pickScenes(pool, data);
  return layOut(chosen, data, target, native);
}

const isLonger = (level: string) => !/^A1|^A2\.1/u.test(level);
const lengthOf = (candidate: Candidate) =>
  candidate.withOptional ? candidate.long : candidate.short;
const total = (list: readonly Candidate[]) => list.reduce((sum, one) => sum + lengthOf(one), 0);
const isNear = (words: number, wanted: number) => Math.abs(words - wanted) <= wanted * tolerance;

function candidatesOf(scene: SceneId, data: Data, target: WriterLanguage): Candidate[] {
  const dialogue = data.type.startsWith('dialogue');
  const text = target.text.scenes[scene];
  const lines = (dialogue ? text?.dialogue : text?.narrative) ?? [];
  let group = 0;
  return lines.flatMap((line, at) => {
    const place = `${dialogue ? 'd' : 'n'}${at + 1}`;
    const speaker = turns[at];
    if (!dialogue || speaker === 'A') group += 1;
    if (dialogue && speaker === 'C' && data.type === 'dialogue2') return [];
    const found = { scene, place };
    const long = optionalFits(line, target.code);
    return [
      {
        ...found,
        group,
        withOptional: long && isLonger(data.level),
        short: wordsOf(target, { ...found, withOptional: false }),
        long: wordsOf(target, { ...found, withOptional: long }),
      },
    ];
  });
}

const counted = new Map<string, number>();

function wordsOf(language: WriterLanguage, found: Found): number {
  const key = `${language.code} ${found.scene} ${found.place} ${found.withOptional}`;
  const known = counted.get(key);
  if (known !== undefined) return known;
  const wire = sentenceAt(language, found)?.wire ?? '';
  const words = countWords(language.code, [buildSide(language.code, wire, 'x')]);
  counted.set(key, words);
  return words;
}

/**
 * Whole scenes by rank until the length is reached; the last one or two are shortened before their
 * closing. A text that stops before the closing is the last resort.
 */
function pickScenes(pool: readonly Candidate[][], data: Data): Candidate[] {
  let best: Candidate[] = [];
  for (const closed of [true, false]) {
    for (let first = 0; first < pool.length; first += 1) {
      for (const list of combinations(
        [...pool.slice(first), ...pool.slice(0, first)],
        data,
        closed,
      )) {
        const fitted = fitLength(list, data.words);
        if (isNear(total(fitted), data.words)) return fitted;
        if (Math.abs(total(fitted) - data.words) < Math.abs(total(best) - data.words))
          best = fitted;
      }
    }
  }
  return best;
}

/** Some whole scenes, a shortened one, and where that is not enough a second shortened one. */
function* combinations(
  pool: readonly Candidate[][],
  data: Data,
  closed: boolean,
): Generator<Candidate[]> {
  const whole: Candidate[] = [];
  for (const [at, scene] of pool.entries()) {
    for (const part of shortenings(scene, closed)) yield [...whole, ...part];
    for (const part of shortenings(scene, true)) {
      const start = [...whole, ...part];
      for (const other of pool.slice(at + 1)) {
        for (const rest of shortenings(other, closed)) {
          if (couldFit([...start, ...rest], data.words)) yield [...start, ...rest];
        }
      }
    }
    whole.push(...scene);
    if (shortest(whole) > data.words * (1 + tolerance)) return;
  }
}

const shortest = (list: readonly Candidate[]) => list.reduce((sum, one) => sum + one.short, 0);

function couldFit(list: readonly Candidate[], wanted: number): boolean {
  const longest = list.reduce((sum, one) => sum + one.long, 0);
  return shortest(list) <= wanted * (1 + tolerance) && longest >= wanted * (1 - tolerance);
}

/** A scene whole, then ever shorter, from before its closing; open: without the closing. */
function shortenings(scene: readonly Candidate[], closed: boolean): Candidate[][] {
  const groups = [...new Set(scene.map(({ group }) => group))];
  const closing = groups.at(-1) ?? 0;
  return groups
    .slice(closed ? 0 : 1, closed ? -1 : undefined)
    .map((_, gone) =>
      scene.filter(({ group }) => (closed && group === closing) || group < closing - gone),
    );
}

/** Takes optional pieces away or adds them, sentence by sentence, until the length is right. */
function fitLength(list: readonly Candidate[], wanted: number): Candidate[] {
  const fitted = list.map((one) => ({ ...one }));
  for (const one of [...fitted].reverse()) {
    if (total(fitted) <= wanted * (1 + tolerance)) break;
    one.withOptional = false;
  }
  for (const one of fitted) {
    if (total(fitted) >= wanted * (1 - tolerance)) break;
    one.withOptional = one.long > one.short;
  }
  return fitted;
}

/** Beginnings that lean on the sentence before. */
const leaning =
  /^(?:\+?\d*:?)?(?:He|She|They|It|His|Her|Their|But|Then|First|No|Yes|Suddenly|Ten minutes)\b/u;
const pronoun = /\|(?:he|she|they)\|/u;

/** Sentences that stand alone first, scene by scene, then as many others as the length needs. */
function pickSentences(pool: readonly Candidate[][], data: Data): Candidate[] {
  const all = pool.flat();
  const alone = all.filter((one) => !standsIn(one));
  // One sentence that lets pupils read between the lines comes first, so that there is always a question.
  const telling = alone.find((one) => evidenceOf(one.scene).inference.includes(one.place));
  const chosen: Candidate[] = [];
  const rest = alone.filter((one) => one !== telling);
  for (const one of [
    ...(telling ? [telling] : []),
    ...rest,
    ...all.filter((other) => !alone.includes(other)),
  ]) {
    if (total(chosen) >= data.words * (1 - tolerance / 2)) break;
    if (total(chosen) + lengthOf(one) <= data.words * (1 + tolerance)) chosen.push(one);
  }
  return fitLength(chosen, data.words);
}

function standsIn({ scene, place }: Candidate): boolean {
  const english = writerLanguage('en');
  const line = (english && lineAt(english, scene, place)) ?? '';
  return leaning.test(line) || pronoun.test(line);
}

function layOut(
  chosen: readonly Candidate[],
  data: Data,
  target: WriterLanguage,
  native: WriterLanguage,
): Row[] {
  // What the teacher asked for comes first, what fills the length follows as the week goes on.
  const order = weekFrom(chosen[0]?.scene);
  const sorted =
    data.type === 'sentences'
      ? chosen
      : [...chosen].sort((one, two) => order.indexOf(one.scene) - order.indexOf(two.scene));
  const scenes = new Set(sorted.map(({ scene }) => scene)).size;
  let last: SceneId | undefined;
  return sorted.flatMap((one) => {
    const begins = one.scene !== last;
    last = one.scene;
    const [left, right] = [sentenceAt(target, one), sentenceAt(native, one)];
    if (!left || !right) return [];
    const paragraph = data.type !== 'sentences' && (begins || inner(one, data, scenes));
    const speaker = one.place.startsWith('d') ? speakerOf(target, one.place) : '';
    const row: Row = [speaker, `${paragraph ? '¶' : ''}${left.wire}`, right.wire];
    return [row];
  });
}

function weekFrom(first: SceneId | undefined): readonly SceneId[] {
  const week: readonly SceneId[] = [...sceneIds, ...repeatingIds];
  const start = first ? week.indexOf(first) : 0;
  return [...week.slice(start), ...week.slice(0, start)];
}

/** A short text has a new paragraph every four sentences; a long one for every scene. */
function inner({ place }: Candidate, { type }: Data, scenes: number): boolean {
  return !type.startsWith('dialogue') && scenes < 3 && Number(place.slice(1)) % 4 === 1;
}

function speakerOf(language: WriterLanguage, place: string): string {
  const speaker = turns[Number(place.slice(1)) - 1] ?? 'A';
  return language.text.speakers['ABC'.indexOf(speaker)] ?? '';
}

/** The teacher's title, or that of the scene which the text begins with. */
export function titleOf(data: Data, rows: readonly Row[], target: WriterLanguage): string {
  if (data.title.trim()) return data.title.trim();
  const first = rows[0]?.[1].replace('¶', '').replaceAll('|', '') ?? '';
  const found = locate(target, [['', first, '']])[0]?.found;
  return (found && target.text.scenes[found.scene]?.title) ?? first;
}
