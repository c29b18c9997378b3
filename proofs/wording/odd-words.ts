/**
 * Words that no native teacher uses, and what to say instead. Each line is one kind that was once on a
 * screen.
 */
export const oddWords: readonly { odd: RegExp; say: string }[] = [
  {
    odd: /\b(stands|stood) (here|there|at|in|on|under|first)\b/i,
    say: 'is here, will appear here',
  },
  { odd: /\b(will|may|may not|can) stand\b(?! in for)|\bunder .* stands?\b/i, say: 'be, appear' },
  { odd: /\baccount sleeps\b|\bto sleep\b/i, say: 'is deactivated' },
  {
    odd: /\b(a|an|this|that|the|our|your|another|other|new|no|more) mails?\b|\bby mail\b/i,
    say: 'e-mail',
  },
  { odd: /\b(this|that|it|which|of them) is no (?!longer|more )/i, say: 'is not a' },
  { odd: /\b(these|those|they|that) are no (?!longer|more )/i, say: 'are not' },
  { odd: /\bno such\b/i, say: 'does not exist' },
  { odd: /\blink is not whole\b/i, say: 'incomplete' },
  { odd: /\bdead letters?\b/i, say: 'failed jobs' },
  { odd: /\bletters? (waits?|had)\b/i, say: 'job' },
  { odd: /\bgoing on\b/i, say: 'continuous, in progress' },
  { odd: /^(Begin|Begun|Go on|Goes on)$/, say: 'Start, Started, Continue' },
  { odd: /\b(go|goes|gone) on (by|with|after|from here)\b/i, say: 'continue' },
  { odd: /\banew\b|\bby (itself|themselves)\b/i, say: 'again, automatically' },
  { odd: /^at once$/i, say: 'Straight away' },
  { odd: /\bwithout a name\b/i, say: 'Untitled' },
  { odd: /\blast here\b/i, say: 'last active' },
  { odd: /\bmarks? (itself|themselves)\b/i, say: 'is marked automatically' },
  { odd: /\bmak(e|ing) (it|them|“[^”]*”|the sound) again\b/i, say: 'Regenerate' },
  { odd: /\bhave it made again\b/i, say: 'regenerate it' },
  {
    odd: /\b(nobody|nothing|no (?!longer)\w+) fits\b|\bfits? (no more|nowhere)\b/i,
    say: 'matches, no longer',
  },
  { odd: /(^|\. )who (has|is|leads|wants|joins|passes) [^?]*[.,]/i, say: 'Anyone who, Whoever' },
  { odd: /\blooking (what|where|who)\b/i, say: 'Checking' },
  {
    odd: /\bany more\b[.,:;)!?]?$|\b(not|cannot|nothing|nobody)\b.* any more\b/i,
    say: 'no longer',
  },
  { odd: /\bin nowhere\b/i, say: 'are not … anywhere' },
  { odd: /\bmend(s|ed|ing)?\b/i, say: 'correct, fix' },
  { odd: /\bwaits to be\b/i, say: 'is waiting to be' },
  { odd: /\bfalse tap\b|\bcoloured ground\b/i, say: 'wrong tap, background' },
  { odd: /\bkeeps? of (you|them|this)\b/i, say: 'keep about' },
  { odd: /\bdraw another\b|\bsingle pupils\b/i, say: 'the name of the button today' },
];
