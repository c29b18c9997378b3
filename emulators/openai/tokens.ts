const charactersPerToken = 4;
/** Additional tokens that each message costs for its role and its end. */
const tokensPerMessage = 3;

/** Splits a text into tokens of four characters each. The last token may be shorter. */
export function tokensOf(text: string): string[] {
  const characters = [...text];
  const tokens: string[] = [];
  for (let at = 0; at < characters.length; at += charactersPerToken) {
    tokens.push(characters.slice(at, at + charactersPerToken).join(''));
  }
  return tokens;
}

/** Counts the tokens of a prompt: the tokens of each message's text, plus three per message. */
export function countPrompt(messages: readonly { content: string }[]): number {
  return messages.reduce(
    (sum, { content }) => sum + tokensOf(content).length + tokensPerMessage,
    0,
  );
}
