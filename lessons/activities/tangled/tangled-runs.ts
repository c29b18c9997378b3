import { languageOf } from '#language/languages.ts';
import { lowerInitial, retainsCapital, upperInitial } from '#language/text/sentence-capital.ts';
import type { Chunk, Sentence, SideName, Text } from '#language/text/text.ts';
import { marksFor, spaceBetween, splitPunctuation } from './sentence-punctuation.ts';

/** A chunk, or a part of one, at its position in a tangled sentence. */
interface TangledPart {
  chunkId: string;
  text: string;
  /** The text between this part and the previous part. */
  before: string;
}

/** Adjacent parts in one language: one `bdi` on screen, one run on paper. */
export interface TangledRun {
  side: SideName;
  before: string;
  parts: TangledPart[];
}

/** Options for tangling a sentence. */
export interface Tangling {
  /** Ids of the chunks in the native language. */
  native: ReadonlySet<string>;
  spine: SideName;
  /** Words that occur in lower case in the text, by side (`wordsSeenInLowerCase`). */
  lowercaseWords: Record<SideName, ReadonlySet<string>>;
}

interface Placed extends TangledPart {
  side: SideName;
  language: string;
}

/**
 * Returns one sentence with each chunk in its language, in the word order of the spine. A sentence that is
 * entirely in one language follows that language's order, so 0 % and 100 % are exactly the stored texts.
 */
export function tangledRuns(
  sentence: Sentence,
  { target, native }: Pick<Text, 'target' | 'native'>,
  tangling: Tangling,
): TangledRun[] {
  const languages = { target, native };
  const placed: Placed[] = [];
  const sideOf = ({ id }: Chunk): SideName => (tangling.native.has(id) ? 'native' : 'target');
  const spine = spineHere(sentence.chunks.map(sideOf), tangling.spine);
  const { text } = sentence[spine];
  const filled = new Set<string>();
  let end: number | undefined; // end of the last placed piece of the spine
  for (const { chunk, span } of pieces(sentence, spine)) {
    const side = sideOf(chunk);
    const piece = text.slice(span.start, span.end);
    const language = languages[side];
    const last = placed.at(-1);
    if (side === spine) {
      const before =
        last && end === undefined
          ? spaceBetween(last, { text: piece, language })
          : text.slice(end ?? 0, span.start);
      placed.push({ chunkId: chunk.id, side, language, before, text: piece });
      end = span.end;
      continue;
    }
    end = undefined;
    const { marks } = splitPunctuation(piece);
    if (filled.has(chunk.id)) {
      // Another part of this split chunk was already placed, so only add the punctuation.
      if (last && marks) last.text = withMarks(last.text, marks, last.language);
      continue;
    }
    filled.add(chunk.id);
    const words = withMarks(otherWords(sentence, chunk, side, language), marks, language);
    const before = last ? spaceBetween(last, { text: words, language }) : '';
    placed.push({ chunkId: chunk.id, side, language, before, text: words });
  }
  const mixed = placed.some(({ side }) => side !== spine);
  return asRuns(mixed ? placed.map((part, at) => capitals(part, at, sentence, tangling)) : placed);
}

/**
 * Returns the side whose word order this sentence follows. If all its chunks are in one language, this is the
 * side of that language; otherwise the spine.
 */
function spineHere(sides: readonly SideName[], spine: SideName): SideName {
  const [first] = sides;
  return first && sides.every((side) => side === first) ? first : spine;
}

function pieces(sentence: Sentence, side: SideName) {
  return sentence.chunks
    .flatMap((chunk) => chunk[side].map((span) => ({ chunk, span })))
    .sort((a, b) => a.span.start - b.span.start);
}

function otherWords(sentence: Sentence, chunk: Chunk, side: SideName, language: string): string {
  const spans = [...chunk[side]].sort((a, b) => a.start - b.start);
  return spans
    .map(({ start, end }) => sentence[side].text.slice(start, end))
    .join(languageOf(language).spaces ? ' ' : '');
}

function withMarks(words: string, marks: string, language: string): string {
  const own = splitPunctuation(words);
  return own.words + marksFor(marks, own.marks, language);
}

/**
 * Capitalises a part at the start of the tangled sentence. Lowercases any other part that was at the start of
 * its own sentence.
 */
function capitals(
  part: Placed,
  at: number,
  sentence: Sentence,
  { lowercaseWords }: Tangling,
): Placed {
  const side = sentence[part.side];
  const first = side.tokens.find(({ isWord }) => isWord);
  if (!first || !/^\p{Lu}/u.test(first.text)) return part;
  if (at === 0) return { ...part, text: upperInitial(part.language, part.text) };
  const chunk = sentence.chunks.find(({ id }) => id === part.chunkId);
  const leads = chunk?.[part.side].some(
    ({ start, end }) => start <= first.start && first.start < end,
  );
  if (!leads || !part.text.includes(first.text)) return part;
  if (retainsCapital(part.language, first, lowercaseWords[part.side])) return part;
  return { ...part, text: lowerInitial(part.language, part.text) };
}

function asRuns(placed: readonly Placed[]): TangledRun[] {
  const runs: TangledRun[] = [];
  for (const { side, chunkId, text, before } of placed) {
    const last = runs.at(-1);
    if (last?.side === side) last.parts.push({ chunkId, text, before });
    else runs.push({ side, before, parts: [{ chunkId, text, before: '' }] });
  }
  return runs;
}

/** Returns the tangled sentence as plain text. */
export function runsText(runs: readonly TangledRun[]): string {
  return runs
    .map((run) => run.before + run.parts.map((part) => part.before + part.text).join(''))
    .join('');
}
