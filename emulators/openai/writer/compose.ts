import { buildSide } from '#language/text/build-sentence.ts';
import { countWords } from '#language/text/count-words.ts';
import { needsOf } from './corpus/needs.ts';
import { repeatingIds, type SceneId, sceneIds } from './corpus/scene-text.ts';
import { evidenceOf, turns } from './evidence.ts';
import type { WriterLanguage } from './languages.ts';
import { type Found, locate, optionalFits, sentenceAt } from './locate.ts';
import { rankScenes } from './rank-scenes.ts';
import type { Data } from './read-request.ts';

/** A row of the reply: speaker (or ""), target sentence, native sentence. */
export type Row = [speaker: string, target: string, native: string];

/** A sentence that may be used, with its number of words with and without its optional pieces. */
interface Candidate extends Found {
  /** Whether the sentence is the last of its scene. */
  closes: boolean;
  short: number;
  long: number;
}

/** The tolerated deviation from the requested length, below the ten per cent that the product allows. */
const tolerance = 0.09;

/**
 * Composes the rows of a text from whole scenes, starting with the scene that fits the request best. The last
 * scenes may be shortened to match the length.
 */
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
  const isLeftOut = (at: number) => dialogue && data.type === 'dialogue2' && turns[at] === 'C';
  const lastAt = lines.findLastIndex((_, at) => !isLeftOut(at));
  return lines.flatMap((line, at) => {
    const found = { scene, place: `${dialogue ? 'd' : 'n'}${at + 1}` };
    if (isLeftOut(at)) return [];
    const long = optionalFits(line, target.code);
    return [
      {
        ...found,
        closes: at === lastAt,
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
 * Picks whole scenes by rank until the length is reached. Shortens the last one or two, but keeps their
 * closing sentences. Omits a closing sentence only if no other combination has the right length.
 */
function pickScenes(pool: readonly Candidate[][], data: Data): Candidate[] {
  let best: Candidate[] = [];
  const cuts = pool.map(cutsOf);
  for (const closed of [true, false]) {
    for (let first = 0; first < pool.length; first += 1) {
      for (const list of combinations(
        [...cuts.slice(first), ...cuts.slice(0, first)],
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

/** A scene, whole or shortened, with its number of words with and without the optional pieces. */
interface Cut {
  list: Candidate[];
  closed: boolean;
  short: number;
  long: number;
}

/** Yields combinations of whole scenes with one shortened scene, or with two if one is not enough. */
function* combinations(
  pool: readonly Cut[][],
  { words }: Data,
  closed: boolean,
): Generator<Candidate[]> {
  const whole: Candidate[] = [];
  const range = { short: 0, long: 0 };
  const couldFit = (...cuts: Cut[]) =>
    cuts.reduce((sum, cut) => sum + cut.short, range.short) <= words * (1 + tolerance) &&
    cuts.reduce((sum, cut) => sum + cut.long, range.long) >= words * (1 - tolerance);
  for (const [at, cuts] of pool.entries()) {
    const [full] = cuts;
    for (const cut of cuts) {
      if (cut.closed === closed && couldFit(cut)) yield [...whole, ...cut.list];
    }
    for (const cut of cuts.filter((one) => one.closed)) {
      for (const rest of pool.slice(at + 1).flat()) {
        if (rest.closed === closed && couldFit(cut, rest))
          yield [...whole, ...cut.list, ...rest.list];
      }
    }
    if (!full) return;
    whole.push(...full.list);
    range.short += full.short;
    range.long += full.long;
    if (range.short > words * (1 + tolerance)) return;
  }
}

/**
 * Returns the whole scene, followed by shorter and shorter versions. Each version omits one run of sentences,
 * and late runs are omitted first. A version is valid only if (a) no sentence depends on an omitted sentence
 * and (b) no speaker has two turns in a row.
 */
function cutsOf(scene: readonly Candidate[]): Cut[] {
  const cuts: Cut[] = [];
  for (let gone = 0; gone < scene.length; gone += 1) {
    for (let from = scene.length - gone; from >= 0; from -= 1) {
      if (gone === 0 && from < scene.length) break;
      const list = scene.filter((_, at) => at < from || at >= from + gone);
      if (!isWhole(list)) continue;
      const sum = (length: 'short' | 'long') => list.reduce((all, one) => all + one[length], 0);
      const closed = list.at(-1)?.closes ?? false;
      cuts.push({ list, closed, short: sum('short'), long: sum('long') });
    }
  }
  return cuts;
}

/**
 * Returns true if a list includes all sentences that its sentences depend on and, in a dialogue, the speaker
 * changes at each turn.
 */
function isWhole(list: readonly Candidate[]): boolean {
  const places = new Set(list.map(({ place }) => place));
  return list.every(({ scene, place }, at) => {
    const before = list[at - 1];
    // Nina begins each conversation.
    const follows = before
      ? speakerAt(before.place) !== speakerAt(place)
      : speakerAt(place) === 'A';
    return (
      (!place.startsWith('d') || follows) &&
      needsOf(scene, place).every((needed) => places.has(needed))
    );
  });
}

const speakerAt = (place: string) => turns[Number(place.slice(1)) - 1];

/** Removes or adds optional pieces, sentence by sentence, until the text has the requested length. */
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

/**
 * Picks independent sentences first. Then adds sentences that depend on a sentence picked already, until the
 * text has the requested length.
 */
function pickSentences(pool: readonly Candidate[][], data: Data): Candidate[] {
  const all = pool.flat();
  const chosen = new Set<Candidate>();
  const words = () => total([...chosen]);
  const take = (one: Candidate) => {
    const isEnough = words() >= data.words * (1 - tolerance / 2);
    if (!isEnough && words() + lengthOf(one) <= data.words * (1 + tolerance)) chosen.add(one);
  };
  const alone = all.filter(({ scene, place }) => needsOf(scene, place).length === 0);
  // Start with a sentence that allows an inference question, so that the text always has one.
  const telling = alone.find((one) => evidenceOf(one.scene).inference.includes(one.place));
  for (const one of telling ? [telling, ...alone] : alone) take(one);
  for (const one of all) {
    const needed = needsOf(one.scene, one.place);
    const has = (place: string) =>
      [...chosen].some((other) => other.scene === one.scene && other.place === place);
    if (needed.every(has)) take(one);
  }
  return fitLength(
    all.filter((one) => chosen.has(one)),
    data.words,
  );
}

function layOut(
  chosen: readonly Candidate[],
  data: Data,
  target: WriterLanguage,
  native: WriterLanguage,
): Row[] {
  // The scene that fits the request best comes first. The scenes that follow it in the week fill the rest of
  // the length.
  const order = weekFrom(chosen[0]?.scene);
  // A scene without its closing sentence must remain the last scene of the text.
  const last = chosen.at(-1);
  const rank = ({ scene }: Candidate) =>
    scene === last?.scene && !last.closes ? order.length : order.indexOf(scene);
  const sorted =
    data.type === 'sentences' ? chosen : [...chosen].sort((one, two) => rank(one) - rank(two));
  const scenes = new Set(sorted.map(({ scene }) => scene)).size;
  let told: SceneId | undefined;
  return sorted.flatMap((one) => {
    const begins = one.scene !== told;
    told = one.scene;
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

/**
 * Returns true if a new paragraph starts before this sentence. A short text starts one every four sentences.
 * In a long text, each scene is one paragraph.
 */
function inner({ place }: Candidate, { type }: Data, scenes: number): boolean {
  return !type.startsWith('dialogue') && scenes < 3 && Number(place.slice(1)) % 4 === 1;
}

function speakerOf(language: WriterLanguage, place: string): string {
  const speaker = turns[Number(place.slice(1)) - 1] ?? 'A';
  return language.text.speakers['ABC'.indexOf(speaker)] ?? '';
}

/** Returns the teacher's title or, if there is none, the title of the text's first scene. */
export function titleOf(data: Data, rows: readonly Row[], target: WriterLanguage): string {
  if (data.title.trim()) return data.title.trim();
  const first = rows[0]?.[1].replace('¶', '').replaceAll('|', '') ?? '';
  const found = locate(target, [['', first, '']])[0]?.found;
  return (found && target.text.scenes[found.scene]?.title) ?? first;
}
