import { activitySamples } from '../activity-samples.ts';
import { chunkCards, jumbleCards } from './chunk-cards.ts';
import { defaultSentenceChunksOptions, stored } from './state.ts';

export default activitySamples(stored, {
  options: [
    defaultSentenceChunksOptions,
    { mode: 'linked', covered: 'native', side: 'target' },
    { mode: 'jumbled', covered: 'nothing', side: 'target' },
    { mode: 'jumbled', covered: 'nothing', side: 'native' },
  ],
  seen: ({ seed, options }, { text }) =>
    text.sentences.map((sentence) =>
      jumbleCards(
        chunkCards(sentence, options.side, text[options.side]).cards,
        sentence.id,
        seed,
      ).map(({ id }) => id),
    ),
});
