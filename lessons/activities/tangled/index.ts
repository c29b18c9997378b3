import { msg, select, t } from '@lingui/core/macro';
import { wordsSeenInLowerCase } from '#language/text/sentence-capital.ts';
import type { Sentence, SideName } from '#language/text/text.ts';
import { nameOfLanguage } from '#ui/wordings/name-of-language.ts';
import type { LessonMaterial } from '../../draft/lesson-material.ts';
import { cutSentences, missingChunks } from '../../questions/chunk/missing-chunks.ts';
import type { Sheet, SheetBlock, SheetRun } from '../../sheets/sheet.ts';
import { linesFor } from '../../sheets/word-width.ts';
import type { ActivityDefinition } from '../activity-definition.ts';
import { makeTangle, spineOf } from './make-tangle.ts';
import { defaultTangledOptions, stored, TangledOptions, type TangledState } from './state.ts';
import { type TangledRun, tangledRuns } from './tangled-runs.ts';

/** The text with some chunks in each language; pupils write it out in one language. */
export const tangled: ActivityDefinition<TangledOptions, TangledState> = {
  Options: TangledOptions,
  ...stored,
  defaultOptions: defaultTangledOptions,
  usual: {
    of: ({ percent }) => ({ tangledPercent: percent }),
    into: (options, { tangledPercent }) => ({ ...options, percent: tangledPercent }),
  },
  missing: missingChunks,
  make: ({ material: { text }, options, seed }) => makeTangle(text, options, seed),
  sheet: tangledSheet,
  summary: ({ percent, into }) =>
    select(
      { into },
      {
        target: `${percent}% in the target language · pupils write the target language`,
        other: `${percent}% in the target language · pupils write the native language`,
      },
    ),
  step: {
    phase: 'structured',
    usual: 12,
    serves: ['writing', 'grammar'],
    aim: msg`Pupils turn a mixed-language text into one language.`,
    teacher: msg`Set the dial, do the first sentence together, and turn it down in each round.`,
    pupils: msg`Write the sentences out, all in the target language.`,
    support: msg`Only a few chunks to translate.`,
    stretch: msg`Every chunk, and no text to look back at.`,
  },
};

export default tangled;

/**
 * The tangled sentences with lines to write on. Native chunks can be distinguished without colour. The answer
 * key underlines the chunks that pupils had to translate, because only these chunks are marked
 * (language-rules 3).
 */
function tangledSheet({ ids, options }: TangledState, material: LessonMaterial): Sheet {
  const { text } = material;
  const native = new Set(ids);
  const lowercaseWords = {
    target: wordsSeenInLowerCase(text, 'target'),
    native: wordsSeenInLowerCase(text, 'native'),
  };
  const spine = spineOf(options.spine, text.target);
  const { into } = options;
  const given = (id: string) => native.has(id) === (into === 'native');
  const blocks: SheetBlock[] = [];
  const key: SheetBlock[] = [];
  cutSentences(text).forEach((sentence, at) => {
    const head = {
      number: at + 1,
      ...(sentence.speaker && { speaker: sentence.speaker }),
    };
    const runs = tangledRuns(sentence, text, { native, spine, lowercaseWords });
    blocks.push(
      {
        kind: 'text',
        language: text[spine],
        runs: runs.flatMap((run) => onPaper(run, text, spine)),
        ...head,
        ...(sentence.speaker && spine === 'native' && { speakerLanguage: text.target }),
      },
      { kind: 'lines', count: linesFor(sentence[into].text, text[into]) },
    );
    key.push({ kind: 'text', language: text[into], runs: answer(sentence, into, given), ...head });
  });
  const chunks = text.sentences.flatMap((sentence) => sentence.chunks);
  return {
    title: t`Tangled translation`,
    instruction: t`Write the whole text in ${{ language: nameOfLanguage(text[into]) }}.`,
    blocks,
    key,
    marks: chunks.filter(({ id }) => !given(id)).length,
  };
}

function onPaper(run: TangledRun, text: LessonMaterial['text'], spine: SideName): SheetRun[] {
  const words: SheetRun = {
    kind: 'words',
    text: run.parts.map((part) => part.before + part.text).join(''),
    ...(run.side !== spine && { language: text[run.side] }),
    ...(run.side === 'native' && { mark: 'native' }),
  };
  return run.before === '' ? [words] : [{ kind: 'words', text: run.before }, words];
}

function answer(sentence: Sentence, side: SideName, given: (id: string) => boolean): SheetRun[] {
  const { text } = sentence[side];
  const spans = sentence.chunks
    .flatMap((chunk) => chunk[side].map((span) => ({ ...span, asked: !given(chunk.id) })))
    .sort((a, b) => a.start - b.start);
  const runs: SheetRun[] = [];
  let end = 0;
  for (const span of spans) {
    if (span.start > end) runs.push({ kind: 'words', text: text.slice(end, span.start) });
    const words = text.slice(span.start, span.end);
    runs.push({ kind: 'words', text: words, ...(span.asked && { mark: 'underline' }) });
    end = span.end;
  }
  if (end < text.length) runs.push({ kind: 'words', text: text.slice(end) });
  return runs;
}
