import { msg } from '@lingui/core/macro';
import type { ComponentWords } from './string-formatter.ts';

/** The words of a `ComboBox`. Its announcements are for VoiceOver, which does not say them itself. */
export default {
  buttonLabel: msg`Show suggestions`,
  countAnnouncement: msg({
    message: '{optionCount, plural, one {# option available.} other {# options available.}}',
  }),
  focusAnnouncement: msg({
    message:
      '{isGroupChange, select, true {Entered group {groupTitle}, with {groupCount, plural, one {# option} other {# options}}. } other {}}{optionText}{isSelected, select, true {, selected} other {}}',
  }),
  listboxLabel: msg`Suggestions`,
  selectedAnnouncement: msg({ message: '{optionText}, selected' }),
} satisfies ComponentWords;
