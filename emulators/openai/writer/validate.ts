import { languages } from '#language/languages.ts';
import { parseWordCuts } from '#language/text/build-sentence.ts';
import { piecesOf } from '#language/text/segment-text.ts';
import { chunkSizeFor, measureChunk } from '#lessons/questions/chunk/chunk-size.ts';
import { chunksOf } from './answer-chunks.ts';
import type { SceneId, SceneText } from './corpus/scene-text.ts';
import { isRepeating } from './evidence.ts';
import { type WriterLanguage, writerLanguage } from './languages.ts';
import { lineAt, optionalFits, sentenceAt as sentenceOf } from './locate.ts';
import { readFields, readPieces, render } from './notation.ts';

/** The required number of lines in each list of a scene, and the required number of fields in each line. */
const shapes = {
  statements: { count: 8, fields: [1, 2, 1, 2, 1, 2, 1, 2] },
  comprehension: { count: 9, fields: [2] },
  choice: { count: 5, fields: [5] },
  inference: { count: 4, fields: [2] },
  open: { count: 3, fields: [5] },
  mistakes: { count: 4, fields: [5] },
} as const;

/** Returns all errors in one language's corpus, as messages for its author. */
export function validateLanguage(code: string): string[] {
  const language = writerLanguage(code);
  const english = writerLanguage('en');
  if (!language || !english) return [`${code} is not in languages.ts.`];
  return Object.entries(language.text.scenes).flatMap(([id, scene]) => {
    const model = english.text.scenes[id as SceneId];
    return model ? checkScene(language, id as SceneId, scene, model) : [`Unknown scene ${id}.`];
  });
}

function checkScene(
  language: WriterLanguage,
  id: SceneId,
  scene: SceneText,
  model: SceneText,
): string[] {
  const problems: string[] = [];
  const say = (place: string, message: string) =>
    problems.push(`${language.code} ${id}.${place}: ${message}`);
  for (const [list, letter] of [['narrative', 'n'] as const, ['dialogue', 'd'] as const]) {
    if (scene[list].length !== model[list].length)
      say(list, `${scene[list].length} sentences, English has ${model[list].length}.`);
    scene[list].forEach((line, index) => {
      const place = `${letter}${index + 1}`;
      const found = checkSentence(language, `${id}.${place}`, line, model[list][index] ?? '');
      for (const message of found) say(place, message);
      const english = found.length === 0 ? writerLanguage('en') : undefined;
      if (!english) return;
      for (const message of [
        ...checkChunkSizes(language, english, id, place),
        ...checkChunkSizes(english, language, id, place),
      ])
        say(place, message);
    });
  }
  for (const [list, { count, fields }] of Object.entries(shapes)) {
    const lines = scene[list as keyof typeof shapes];
    if (lines.length !== count) say(list, `${lines.length} lines, not ${count}.`);
    lines.forEach((line, index) => {
      const parts = readFields(line);
      const wanted = fields[index % fields.length];
      if (parts.length !== wanted)
        say(`${list} ${index + 1}`, `${parts.length} fields, not ${wanted}.`);
      parts.forEach((part, at) => {
        const inEnglish = list === 'mistakes' && at >= 3;
        for (const message of checkPlain(inEnglish ? 'en' : language.code, part))
          say(`${list} ${index + 1}`, message);
      });
      if (list === 'choice' && new Set(parts).size !== parts.length)
        say(`${list} ${index + 1}`, 'Two equal options.');
    });
  }
  const plain = { vocab: isRepeating(id) ? 16 : 22, said: isRepeating(id) ? 0 : 6 };
  for (const [list, count] of Object.entries(plain)) {
    const lines = scene[list as keyof typeof plain];
    if (lines.length !== count) say(list, `${lines.length} lines, not ${count}.`);
    if (new Set(lines).size !== lines.length) say(list, 'Two equal lines.');
    lines.forEach((line, index) => {
      for (const message of checkPlain(language.code, line)) say(`${list} ${index + 1}`, message);
    });
  }
  scene.mistakes.forEach((line, index) => {
    const [place = '', wrong = '', right = ''] = readFields(line);
    const text = sentenceAt(language, scene, place);
    if (!text) say(`mistakes ${index + 1}`, `There is no sentence ${place}.`);
    else if (!text.includes(right)) say(`mistakes ${index + 1}`, `“${right}” is not in ${place}.`);
    if (wrong === right) say(`mistakes ${index + 1}`, 'Wrong and right are equal.');
  });
  return problems;
}

/** Checks that no chunk of a language pair exceeds the maximum size of the language being learnt. */
function checkChunkSizes(
  target: WriterLanguage,
  native: WriterLanguage,
  scene: SceneId,
  place: string,
): string[] {
  const { most, unit } = chunkSizeFor(target.code);
  const found = [false, true].flatMap((withOptional) => {
    const found = { scene, place, withOptional };
    const own = sentenceOf(target, found);
    const partner = sentenceOf(native, found);
    const line = lineAt(target, scene, place) ?? '';
    if (!own || !partner || (withOptional && !optionalFits(line, target.code))) return [];
    const sentence = { id: '', speaker: '', target: own.text, native: partner.text, found };
    return chunksOf(sentence, target, native).flatMap((chunk) => {
      const size = measureChunk(chunk.target, target.code);
      return size > most
        ? [`“${chunk.target}” is a ${target.code} chunk of ${size} ${unit}, the most is ${most}.`]
        : [];
    });
  });
  return [...new Set(found)];
}

function sentenceAt(language: WriterLanguage, scene: SceneText, place: string): string {
  const list = place.startsWith('d') ? scene.dialogue : scene.narrative;
  const line = list[Number(place.slice(1)) - 1];
  return line ? render(line, false, spaced(language.code)).text : '';
}

function checkSentence(
  language: WriterLanguage,
  place: string,
  line: string,
  model: string,
): string[] {
  const problems: string[] = [];
  const pieces = readPieces(line);
  const wanted = readPieces(model);
  const ids = pieces.flatMap((piece) => piece.ids).sort((a, b) => a - b);
  if (ids.join() !== wanted.map((_, index) => index + 1).join())
    problems.push(`The pieces stand for ${ids.join()}, English has 1 to ${wanted.length}.`);
  const optional = new Set(wanted.flatMap((piece, index) => (piece.optional ? [index + 1] : [])));
  for (const piece of pieces) {
    if (piece.ids.some((id) => optional.has(id) !== piece.optional))
      problems.push(`“${piece.words}” must ${piece.optional ? 'not ' : ''}carry a +.`);
    if (!/[\p{L}\p{N}]/u.test(piece.words)) problems.push('A piece without a word.');
    if (/[\p{L}]’$/u.test(piece.words) && piece !== pieces.at(-1))
      problems.push(`“${piece.words}” cuts off an elision.`);
    if (piece.words !== piece.words.trim()) problems.push(`Space at the edge of “${piece.words}”.`);
  }
  const cased = ['Latn', 'Cyrl'].includes(languageScript(language.code));
  if (cased && pieces[0]?.optional) problems.push('The first piece is optional.');
  for (const withOptional of [false, true]) {
    const { text, wire, chunks } = render(line, withOptional, spaced(language.code));
    const joined = chunks.map((chunk) => chunk.text).join(spaced(language.code) ? ' ' : '');
    if (joined !== text) problems.push('The chunks do not re-join.');
    problems.push(...checkPlain(language.code, text));
    if (cased && !/^[^\p{L}]*[\p{Lu}\p{N}]/u.test(text)) problems.push('No capital at the start.');
    if (!/[.!?…。！？؟](?:[\u202F\u00A0]?["“”»’」』])*$/u.test(text))
      problems.push('No closing mark.');
    const cuts = spaced(language.code) ? [] : parseWordCuts(wire).cuts;
    for (const piece of piecesOf(language.code, text, cuts)) {
      if (piece.isWord && !language.lexicon.find(piece.text, place))
        problems.push(`“${piece.text}” is not in the lexicon.`);
    }
  }
  return [...new Set(problems)];
}

/**
 * Characters that must not occur in a language's lines: other languages' punctuation, double spaces, straight
 * quotes.
 */
const forbidden: Record<string, RegExp> = {
  fr: /(?<!\u202F)[;!?](?![!?])|(?<![\u202F\u00A0\d]):|«(?![\u202F\u00A0])|(?<![\u202F\u00A0])»|[“”]/u,
  es: /^[^¿]*\?|^[^¡]*!/u,
  ar: /[,;?]/u,
  ja: /[,.?!:;“”]/u,
  zh: /[,.?!:;]/u,
};

function checkPlain(code: string, text: string): string[] {
  const problems: string[] = [];
  if (text === '') problems.push('An empty field.');
  if (/ {2}|^\s|\s$/u.test(text)) problems.push(`Stray spaces in “${text}”.`);
  if (/['"]/u.test(text)) problems.push(`A straight quote in “${text}”.`);
  if (text !== text.normalize('NFC')) problems.push(`“${text}” is not composed (NFC).`);
  const mark = text.replace(/…/gu, '').match(forbidden[code] ?? /(?!)/u);
  if (mark) problems.push(`Punctuation that the language does not use in “${text}”.`);
  if (code !== 'fr' && /\s[.,;:!?]/u.test(text))
    problems.push(`A space before a mark in “${text}”.`);
  return problems;
}

function spaced(code: string): boolean {
  return languageEntry(code).spaces;
}

function languageScript(code: string): string {
  return languageEntry(code).script;
}

function languageEntry(code: string): { spaces: boolean; script: string } {
  const found = Object.entries(languages).find(([key]) => key === code)?.[1];
  if (!found) throw new Error(`No language ${code}.`);
  return found;
}

if (process.argv[1]?.endsWith('validate.ts')) {
  for (const code of process.argv.slice(2)) {
    const problems = validateLanguage(code);
    const scenes = Object.keys(writerLanguage(code)?.text.scenes ?? {});
    console.log(
      [...problems, `${code}: ${scenes.length} scenes, ${problems.length} problems`].join('\n'),
    );
  }
}
