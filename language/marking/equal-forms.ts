import { procliticArticle } from '../articles.ts';
import { collectives } from './arabic-words.ts';
import { japaneseWritings } from './japanese-writings.ts';
import type { MarkingItem } from './marking-item.ts';
import type { MarkingLanguage } from './marking-language.ts';

/** A phrase of many such words is no entry of a list any more. */
const maxForms = 48;

/**
 * An accepted form and the forms that say the same in its language: with the article that the item asks
 * for and the list leaves out (فراولة for "the strawberry"), the fruit and the kind of fruit (تفاح, تفاحة),
 * a Japanese word in kanji and in kana (子ども, 子供). The first is the form itself. Where words of a text
 * are asked for, only how a word is written is free.
 */
export function equalForms(
  form: string,
  { literal, definite }: Pick<MarkingItem, 'literal' | 'definite'>,
  { code }: MarkingLanguage,
): string[] {
  if (code === 'ja') return inOtherWriting(form);
  if (code === 'ar' && !literal) {
    const forms = [form, ...unitOrKind(form), ...withFinalYa(form)];
    return definite ? forms.flatMap((each) => [each, ...withArticle(each, code, 'ال')]) : forms;
  }
  if (code === 'he' && !literal && definite) return [form, ...withArticle(form, code, 'ה')];
  return [form];
}

/** With the article on each word, as an adjective has it too, and on the last, as in "the glass of water". */
function withArticle(form: string, code: string, article: string): string[] {
  const words = form.split(' ');
  if (words.some((word) => procliticArticle(code, word) !== '')) return [];
  const last = words.length - 1;
  return [
    ...new Set([
      words.map((word) => article + word).join(' '),
      words.map((word, at) => (at === last ? article + word : word)).join(' '),
    ]),
  ];
}

const vowelSigns = /[\u064B-\u0652\u0670]/g;

/** تفاح is apples, تفاحة one of them; lists have the one or the other for "apple". */
function unitOrKind(form: string): string[] {
  const bare = form.replace(vowelSigns, '');
  const article = procliticArticle('ar', bare);
  const word = bare.slice(article.length);
  if (collectives.has(word)) return [`${bare}ة`];
  return word.endsWith('ة') && collectives.has(word.slice(0, -1)) ? [bare.slice(0, -1)] : [];
}

/** غالٍ is written غالي by most, and always with its article. */
const withFinalYa = (form: string): string[] =>
  /\u064D(?!\p{L})/u.test(form) ? [form.replace(/\u064D(?!\p{L})/gu, 'ي')] : [];

/** Each word of the list that the form has, in its other writings. */
function inOtherWriting(form: string): string[] {
  let forms = [form];
  for (const group of japaneseWritings) {
    const found = group.find((word) => isIn(word, form));
    if (!found) continue;
    const others = group.filter((word) => word !== found);
    forms = [...forms, ...forms.flatMap((each) => others.map((to) => each.replaceAll(found, to)))];
    if (forms.length > maxForms) return forms.slice(0, maxForms);
  }
  return forms;
}

/** Two kana are too often a part of another word: いい of いいえ. */
const isIn = (word: string, form: string): boolean =>
  word === form || (form.includes(word) && (word.length > 2 || /\p{sc=Han}/u.test(word)));
