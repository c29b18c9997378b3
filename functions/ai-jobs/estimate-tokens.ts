/** Four letters of the Latin script make a token, and a letter of any other script nearly one. */
export function estimateTokens(text: string): number {
  const others = text.match(/[^\p{sc=Latin}\p{sc=Common}]/gu)?.length ?? 0;
  return others + (text.length - others) / 4;
}
