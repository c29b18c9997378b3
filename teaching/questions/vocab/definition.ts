import { features } from '../../access/features.ts';
import { defineQuestion } from '../define-question.ts';
import { alignVocabulary } from '../guidance.ts';
import { differentWords } from '../item-count.ts';
import { check } from './check.ts';
import { VocabContent } from './content.ts';
import { fromReply, VocabReply } from './reply.ts';

export const vocab = defineQuestion({
  title: features.vocab,
  aim: 'Pupils learn the words that carry the text, each with its meaning.',
  Content: VocabContent,
  Reply: VocabReply,
  fits: () => true,
  prompt: `List the {{count}} most useful words and set expressions of the text for pupils at {{level}}. {{advice}}
First every pair of "vocab", written as the teacher wrote it; then words of the text, no names, no word twice. Give each as a {{target}} dictionary would list it (noun with its article where {{target}} has one, verb in its base form) and its meaning here in {{native}}, one meaning only.
Answer with "v": rows of [{{target}} word, {{native}} meaning, class, the word as the text writes it]. Classes: N noun, V verb, A adjective, D adverb, R pronoun, E preposition, C conjunction, M number, I interjection, K particle, W measure word, X other.`,
  count: (text) => Math.min(24, Math.max(8, Math.round(differentWords(text).length / 3))),
  fromReply,
  check,
  guidance: alignVocabulary,
});
