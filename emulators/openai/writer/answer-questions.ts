import { fold } from '#lessons/questions/find-in-text.ts';
import type { SceneId, SceneText } from './corpus/scene-text.ts';
import { type Evidence, evidenceOf } from './evidence.ts';
import { findVocab } from './find-vocab.ts';
import type { WriterLanguage } from './languages.ts';
import type { Located } from './locate.ts';
import { readFields } from './notation.ts';
import { hashOf } from './rank-scenes.ts';
import type { Data, Task } from './read-request.ts';

/** The input of the question generators. */
export interface Asked {
  data: Data;
  task: Task;
  located: readonly Located[];
  target: WriterLanguage;
  native: WriterLanguage;
}

/** A list item in both languages, with the sentence of the text that supports it. */
interface Item {
  sentence: Located;
  target: string[];
  native: string[];
}

/** Returns the items of a list whose evidence sentence is in the text, in the order of the text. */
function itemsOf(
  { located, target, native }: Asked,
  list: keyof Evidence & keyof SceneText,
): Item[] {
  return located.flatMap((sentence) => {
    const { found } = sentence;
    if (!found) return [];
    return evidenceOf(found.scene)[list].flatMap((place, at) => {
      const left = target.text.scenes[found.scene]?.[list][at];
      const right = native.text.scenes[found.scene]?.[list][at];
      if (place !== found.place || left === undefined || right === undefined) return [];
      return [{ sentence, target: readFields(left), native: readFields(right) }];
    });
  });
}

/** Returns field number `at` of an item, in both languages. */
const pair = (item: Item, at: number): [string, string] => [
  item.target[at] ?? '',
  item.native[at] ?? '',
];

/** Picks `count` items, spread over the text and kept in its order. */
function pick<Kind>(items: readonly Kind[], count: number): Kind[] {
  if (items.length <= count) return [...items];
  return Array.from(
    { length: count },
    (_, at) => items[Math.floor((at * items.length) / count)],
  ).filter((item) => item !== undefined);
}

/** Removes duplicate questions, because two scenes may ask the same question. */
function unlike(items: readonly Item[], language: string): Item[] {
  const seen = new Set<string>();
  return items.filter(({ target }) => {
    const own = fold(target[0] ?? '', language);
    return !seen.has(own) && seen.add(own);
  });
}

/**
 * Returns equal numbers of true and false statements if possible. From B1 up, no statement is a sentence of
 * the text.
 */
export function answerStatement(asked: Asked): unknown {
  const { data, task, located, target } = asked;
  const quoted = new Set(located.map((sentence) => fold(sentence.target, target.code)));
  const free = itemsOf(asked, 'statements').filter(
    (item) => !/^[BC]/iu.test(data.level) || !quoted.has(fold(item.target[0] ?? '', target.code)),
  );
  const right = free.filter((item) => item.target.length === 1);
  const wrong = free.filter((item) => item.target.length > 1);
  const half = Math.ceil(task.count / 2);
  const kept = [
    ...pick(right, Math.min(half, wrong.length + 1)),
    ...pick(wrong, Math.min(half, right.length + 1)),
  ];
  return {
    s: free
      .filter((item) => kept.includes(item))
      .slice(0, task.count)
      .map((item) => ({
        p: pair(item, 0),
        r: item.target.length === 1,
        i: item.sentence.id,
        c: pair(item, 1),
      })),
  };
}

/** Returns rows of question, answer and evidence, for both `comprehension` and `inferenceQues`. */
export function answerQuestions(asked: Asked, list: 'comprehension' | 'inference'): unknown {
  const items = pick(unlike(itemsOf(asked, list), asked.target.code), asked.task.count);
  return { q: items.map((item) => [...pair(item, 0), ...pair(item, 1), item.sentence.id]) };
}

/**
 * Returns one question that asks for the order of sentences, one that asks for the odd one out, and
 * multiple-choice questions for the rest.
 */
export function answerMultitype(asked: Asked): unknown {
  const { task, target, native } = asked;
  const choices = pick(unlike(itemsOf(asked, 'choice'), target.code), Math.max(1, task.count - 2));
  const { asks } = target.text;
  const meant = native.text.asks;
  const order = inOrder(asked);
  const odd = oddOneOut(asked);
  return {
    c: choices.map((item) => ({ q: pair(item, 0), o: [1, 2, 3, 4].map((at) => pair(item, at)) })),
    o: order.length < 3 ? [] : [{ q: [asks.order, meant.order], o: order }],
    x:
      odd.words.length < 4
        ? []
        : [
            {
              q: [asks.odd, meant.odd],
              o: odd.words,
              w: [asks[odd.reason], meant[odd.reason]],
            },
          ],
  };
}

/**
 * Returns up to four sentences, spread evenly over the text. Omits sentences that are too long for a card.
 */
function inOrder({ located, target }: Asked): string[][] {
  const seen = new Set<string>();
  const short = located.filter(({ target: text, native }) => {
    const own = fold(text, target.code);
    return text.length <= 120 && native.length <= 150 && !seen.has(own) && seen.add(own);
  });
  return pick(short, 4).map((sentence) => [sentence.target, sentence.native]);
}

/**
 * Returns four words, of which one belongs to another word class than the other three, and the class of that
 * word. The class varies from text to text.
 */
function oddOneOut({ located, target, native }: Asked): {
  words: string[][];
  reason: 'verb' | 'adjective' | 'noun';
} {
  const all = findVocab(located, target, native);
  const distinct = all.filter(
    (item, at) => all.findIndex((other) => other.native === item.native) === at,
  );
  const of = (letter: string) => distinct.filter(({ code }) => code === letter);
  // Some languages use a verb where others use an adjective.
  const adjectives = of('A').filter(({ form }) => target.lexicon.find(form)?.code === 'A');
  const rounds = (
    [
      ['verb', of('V'), of('N')],
      ['adjective', adjectives, of('N')],
      ['noun', of('N'), of('V')],
    ] as const
  ).flatMap(([reason, [odd], [...others]]) =>
    odd && others.length > 2 ? [{ reason, items: [odd, ...others.slice(0, 3)] }] : [],
  );
  const chance = hashOf(located.map((sentence) => sentence.target).join());
  const round = rounds[chance % Math.max(1, rounds.length)];
  const words = (round?.items ?? []).map((item) => [item.target, item.native]);
  return { words, reason: round?.reason ?? 'verb' };
}

/** Generates questions about the pupils themselves, taking one from each scene in turn. */
export function answerOpenEnded({ task, located, target, native }: Asked): unknown {
  const scenes = [...new Set(located.flatMap(({ found }) => (found ? [found.scene] : [])))];
  const items = [0, 1, 2].flatMap((at) =>
    scenes.flatMap((scene: SceneId) => {
      const left = target.text.scenes[scene]?.open[at];
      const right = native.text.scenes[scene]?.open[at];
      return left && right ? [{ left: readFields(left), right: readFields(right) }] : [];
    }),
  );
  const field = ({ left, right }: { left: string[]; right: string[] }, at: number) => [
    left[at] ?? '',
    right[at] ?? '',
  ];
  return {
    q: items.slice(0, task.count).map((item) => ({
      q: field(item, 0),
      p: [2, 3, 4].map((at) => field(item, at)),
      a: field(item, 1),
    })),
  };
}

/**
 * Generates questions about who said a sentence. Includes every speaker at least once, then adds items up to
 * the requested count. The items are in text order.
 */
export function answerWhoSaidWhat(asked: Asked): unknown {
  const items = unlike(
    itemsOf(asked, 'said').filter(({ sentence }) => sentence.speaker !== ''),
    asked.target.code,
  );
  const firsts = items.filter(
    (item, at) =>
      items.findIndex((other) => other.sentence.speaker === item.sentence.speaker) === at,
  );
  const others = pick(
    items.filter((item) => !firsts.includes(item)),
    Math.max(0, asked.task.count - firsts.length),
  );
  return {
    w: items
      .filter((item) => firsts.includes(item) || others.includes(item))
      .map((item) => [item.sentence.speaker, ...pair(item, 0), item.sentence.id]),
  };
}

/**
 * Generates sentences with at most one mistake each. In English, the explanation is complete; in other
 * languages, it contains only the correct form.
 */
export function answerMistakes({ task, located, target, native }: Asked): unknown {
  const whole = ` ${located.map((sentence) => sentence.target).join(' ')} `;
  const errors = located.flatMap((sentence) => {
    const { found } = sentence;
    const lines = found ? (target.text.scenes[found.scene]?.mistakes ?? []) : [];
    const fields = lines.map(readFields).find(([place]) => place === found?.place);
    if (!fields) return [];
    const [, wrong = '', right = '', type = '', explanation = ''] = fields;
    const places = sentence.target.split(right).length - 1;
    if (places !== 1 || hasWords(whole, wrong, target.code)) return [];
    const x = native.code === 'en' ? explanation : native.text.asks.right.replace('{}', right);
    return [{ i: sentence.id, r: right, w: wrong, t: type.replace(' ', '-'), x }];
  });
  return { e: pick(errors, task.count) };
}

/** Returns true if these words also occur elsewhere in the text, where they would be correct. */
function hasWords(text: string, words: string, language: string): boolean {
  const plain = (one: string) =>
    ` ${one
      .toLocaleLowerCase(language)
      .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
      .trim()} `;
  return plain(text).includes(plain(words));
}
