/**
 * Who spoke, behind what was said, in scripts without capitals: nothing else tells "…?" he asked from a
 * sentence of its own. Arabic and Hebrew begin with the verb, Hindi and Urdu with who it was.
 */
const saying: Record<string, RegExp> = {
  ar: /^(?:قال|قالت|قلت|قلنا|قالوا|سأل|سألت|سألوا|أجاب|أجابت|أجبت|أجابوا|صاح|صاحت|صرخ|صرخت|همس|همست|هتف|هتفت|أضاف|أضافت|رد|ردت)(?![\p{L}\p{M}])/u,
  he: /^(?:אמר|אמרה|אמרו|אמרתי|שאל|שאלה|שאלו|שאלתי|ענה|ענתה|ענו|עניתי|השיב|השיבה|צעק|צעקה|צעקו|לחש|לחשה|הוסיף|הוסיפה)(?![\p{L}\p{M}])/u,
  hi: /^(?:\S+\s){1,3}?ने\s(?:\S+\s){0,2}(?:कहा|पूछा|बताया)(?![\p{L}\p{M}])/u,
  ur: /^(?:\S+\s){1,3}?نے\s(?:\S+\s){0,2}(?:کہا|پوچھا|بتایا)(?![\p{L}\p{M}])/u,
};
const closed = /["'”“’»›]\s*$/u;

/** Whether `next` says who spoke the words that `before` ends with; a colon behind it opens others. */
export function saysWho(language: string, before: string, next: string): boolean {
  return closed.test(before) && (saying[language]?.test(next) ?? false) && !next.includes(':');
}
