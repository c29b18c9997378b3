/** What a pupil typed for one sentence, and whether the class has compared it as it stands. */
export interface Typing {
  text: string;
  compared: boolean;
}

export const nothingTyped: Typing = { text: '', compared: false };
