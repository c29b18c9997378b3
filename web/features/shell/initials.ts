/** The first letters of the first and the last name, for the avatar: "Mia Brown" gives "MB". */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/u).filter(Boolean);
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined]
    .map((word) => /\p{L}\p{M}*/u.exec(word ?? '')?.[0] ?? '')
    .join('');
  return letters.toLocaleUpperCase() || '?';
}
