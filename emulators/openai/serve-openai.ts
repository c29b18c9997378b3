import { kanaReading } from './speech/kana-reading.ts';
import { startOpenAI } from './start-openai.ts';
import { answer } from './writer/answer.ts';
import { writerLanguage, writerLanguages } from './writer/languages.ts';

// For `npm start`, the demo writer uses the pace of a fast model, so that a teacher sees the text appear
// sentence by sentence.
const pace = { ttftMs: 250, tokensPerSecond: 250 };
const japanese = writerLanguage('ja');

const { OPENAI_PORT } = process.env;
const emulator = await startOpenAI({
  ...(OPENAI_PORT && { port: Number(OPENAI_PORT) }),
  answer,
  languages: writerLanguages,
  pace,
  reading: (text, language) =>
    language.startsWith('ja')
      ? kanaReading(text, (word) => japanese?.lexicon.find(word)?.reading)
      : text,
});
process.once('SIGTERM', () => {
  void emulator.close().then(() => process.exit(0));
});
console.log(`openai: ready on ${emulator.url}`);
