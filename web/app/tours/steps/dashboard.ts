import { msg } from '@lingui/core/macro';
import type { Tour } from '../tour-step.ts';

/**
 * The fifteen steps of specification 2, in order: first the steps on the dashboard, then the steps on the
 * review page. Finalising and the dialog that it opens are one step.
 */
export const tour: Tour = {
  steps: [
    {
      target: 'resource-type',
      title: msg`What kind of text?`,
      text: msg`A story, a dialogue for two or three voices, single sentences, or a text made easy to follow.`,
    },
    {
      target: 'native-language',
      title: msg`The language your class speaks`,
      text: msg`Meanings and instructions come in this language. You will see it in amber everywhere.`,
    },
    {
      target: 'target-language',
      title: msg`The language they are learning`,
      text: msg`The text is written in this language. You will see it in indigo everywhere.`,
    },
    {
      target: 'audience-level',
      title: msg`What level are they?`,
      text: msg`Choose a level from A1.1 to C1.2, or the year groups of your country.`,
    },
    {
      target: 'word-count',
      title: msg`How long should it be?`,
      text: msg`About 150 words fit on the projector at once. You can choose from 50 to 500.`,
    },
    {
      target: 'resource-name',
      title: msg`Give it a name`,
      text: msg`You and your pupils find the lesson by its name, so keep it simple.`,
    },
    {
      target: 'prompt',
      title: msg`What is it about?`,
      text: msg`Say it as you would to a colleague: who, where, what happens. The more you say, the closer it gets.`,
    },
    {
      target: 'tenses-details',
      title: msg`Tenses and details`,
      text: msg`Pick the grammar you are teaching. Leave these as they are for a natural mix.`,
    },
    {
      target: 'vocabulary',
      title: msg`Words that must be in it`,
      text: msg`Type or paste 20 to 25 words with their meanings. The text uses every one of them.`,
    },
    {
      target: 'audio-tracks',
      title: msg`Let them hear it`,
      text: msg`A voice reads the text, or you record your own or upload an MP3.`,
    },
    {
      target: 'question-types',
      title: msg`What to ask about it`,
      text: msg`Tick the questions you want. They are written along with the text, answers included.`,
    },
    {
      target: 'next-review',
      title: msg`Next: review`,
      text: msg`Press this when you’re ready. Your class won’t see anything until you’ve read it.`,
    },
    {
      target: 'review-texts',
      title: msg`Read it first`,
      text: msg`Here is your text in both languages. Change any sentence, and the activities are updated for you.`,
    },
    {
      target: 'change-voices',
      title: msg`Choose who speaks`,
      text: msg`Listen to the voices and give each speaker one that fits. Only what you change is regenerated.`,
    },
    {
      target: ['redirect-modal', 'finalise'],
      title: msg`Finalise it`,
      text: msg`When everything is right, finalise. You can then show it to the class, preview it, or arrange its activities.`,
    },
  ],
};
