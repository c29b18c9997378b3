/** Made by `web/build/wordings.ts`. */
declare module 'virtual:answers' {
  const answers: readonly import('./create-answer-speaker.ts').KnownAnswer[];
  export default answers;
}
