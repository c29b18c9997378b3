import { createContext } from 'react';

/**
 * Whether single keys such as R do something: a teacher who dictates or whose hand trembles switches
 * them off (WCAG 2.1.4). Arrows, Enter and Escape always work.
 */
export const ShortcutsOn = createContext(true);
