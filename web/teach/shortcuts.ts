import { msg } from '@lingui/core/macro';

/**
 * The teaching view's single-key shortcuts, as listed in its Display panel. A key whose letter is on a button
 * does the same as that button: T, N and A toggle what is shown.
 */
export const shortcuts = [
  { key: 'R', does: msg`Reveal or solve the next one` },
  { key: 'S', does: msg`Show or solve all` },
  { key: 'H', does: msg`Hide all again` },
  { key: 'F', does: msg`Full screen` },
  { key: 'T', does: msg`Show or hide the target text` },
  { key: 'N', does: msg`Show or hide the native text` },
  { key: '?', does: msg`Show or hide the questions` },
  { key: 'A', does: msg`Show or hide everything` },
] as const;
