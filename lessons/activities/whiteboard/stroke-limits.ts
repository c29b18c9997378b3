/** What a board holds, so that a stored one stays below about 100 kB. */
export const maxStrokes = 500;
export const maxPoints = 8000;
export const maxPointsPerStroke = 400;
