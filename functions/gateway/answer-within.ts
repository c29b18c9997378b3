/** What a promise comes to; null when it fails or takes longer than `ms` milliseconds. */
export const answerWithin = <Value>(answering: Promise<Value>, ms: number): Promise<Value | null> =>
  Promise.race([
    answering.catch(() => null),
    new Promise<null>((resolve) => {
      setTimeout(resolve, ms, null);
    }),
  ]);
