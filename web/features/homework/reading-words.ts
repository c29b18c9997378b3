/** Whether a task marks itself, in the words of a list; `toRead` of its `size` answers are the teacher's. */
export function markedByWords(toRead: number, size: number): string {
  if (toRead === 0) return 'marked automatically';
  if (toRead < size) return `you mark ${toRead} of them`;
  return toRead === 1 ? 'you mark the answer' : 'you mark the answers';
}

/** What a teacher will have to read of a homework: "8 answers × 29 pupils = 232 to read". */
export function toReadWords(answers: number, pupils: number): string {
  const each = answers === 1 ? '1 answer' : `${answers} answers`;
  if (pupils === 0) return `${each} of each pupil`;
  const whom = pupils === 1 ? '1 pupil' : `${pupils} pupils`;
  return `${each} × ${whom} = ${answers * pupils} to read`;
}
