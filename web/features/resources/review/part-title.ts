import { isQuestionType, registry } from '#lessons/questions/registry.ts';

const others: Record<string, string> = {
  text: 'Text',
  words: 'Words and meanings',
  speech: 'Sound',
  pictures: 'Pictures',
};

/** What a part is called on screen. */
export function partTitle(part: string): string {
  return isQuestionType(part) ? registry[part].title : (others[part] ?? part);
}
