const charactersPerToken = 4;
/** The tokens that a message costs in addition to its words, for its role and its end. */
const tokensPerMessage = 3;

/** Splits a text into tokens of four characters each; the last one may be shorter. */
export function tokensOf(text: string): string[] {
  const characters = [...text];
  const tokens: string[] = [];
  for (let at = 0; at < characters.length; at += charactersPerToken) {
    tokens.push(characters.slice(at, at + charactersPerToken).join(''));
  }
  return tokens;
}

/** Counts a prompt: the tokens of each message and three for the message itself. */
export function countPrompt(messages: readonly { content: string }[]): number {
  return messages.reduce(
    (sum, { content }) => sum + tokensOf(content).length + tokensPerMessage,
    0,
  );
}
