/**
 * Who spoke, behind what was said, in scripts without capitals: nothing else tells "…?" he asked from a
 * sentence of its own. Arabic and Hebrew begin with the verb, the others have who it was before it.
 */
const saying: Record<string, RegExp> = {
  ar: /^(?:(?:قال|سأل|أجاب|صاح|صرخ|همس|هتف|أضاف|رد)(?:ت|وا)?|قل(?:ت|نا))(?![\p{L}\p{M}])/u,
  he: /^(?:(?:אמר|שאל|צעק|לחש|השיב)(?:ה|ו|תי)?|(?:אומר|שואל)ת?|עונה|ענ(?:ה|תה|ו|יתי)|הוסיפ?[הף])(?!\p{L})/u,
  zh: /^\p{sc=Han}{1,8}(?:说|問|问|回答|喊|叫)(?:道|着)?[。！]?\s*$/u,
  hi: /ने\s(?:\S+\s){0,2}(?:कहा|पूछा|बताया)(?![\p{L}\p{M}])/u,
  ko: /^\S{1,12}[이가은는]\s(?:\S+\s){0,2}(?:말|대답|물었|소리)/u,
  ur: /نے\s(?:\S+\s){0,2}(?:کہا|پوچھا|بتایا)(?!\p{L})/u,
};
const closed = /["'”“’»›]\s*$/u;

/** Whether `next` says who spoke the words that `before` ends with; a colon behind it opens others. */
export function saysWho(language: string, before: string, next: string): boolean {
  return closed.test(before) && (saying[language]?.test(next) ?? false) && !next.includes(':');
}
