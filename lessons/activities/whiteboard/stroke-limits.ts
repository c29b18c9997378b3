/** What a board holds, so that a stored one stays below about 100 kB. */
export const mostStrokes = 500;
export const mostPoints = 8000;
export const mostPointsOfStroke = 400;
