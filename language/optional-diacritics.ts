/**
 * Marks that are optional in spelling: Arabic vowels, Hebrew points, tatweel, joiners. Hamza makes another
 * letter, but over ه it is the Persian ezafe, which few write: خانهٔ ما is خانه ما.
 */
export const optionalDiacritics =
  /(?<=ه)\u0654|[\u064B-\u0652\u0656\u0657\u0670\u0640\u0591-\u05BD\u05BF\u05C1\u05C2\u05C4\u05C5\u05C7\u00AD\u200B-\u200D\u2060]/g;
