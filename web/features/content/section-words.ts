import { msg } from '@lingui/core/macro';
import { guideSections } from '#contracts/content/page.ts';
import type { Message } from '#language/wordings/speaker.ts';
import { i18n } from '#ui/wordings/i18n.ts';

/** The sections of the guides. They are not in the contract, because Workers load it without macros. */
const sectionWords: Readonly<Record<(typeof guideSections)[number], Message>> = {
  'Getting started': msg`Getting started`,
  'In the classroom': msg`In the classroom`,
  'Classes and homework': msg`Classes and homework`,
  'Your account': msg`Your account`,
};

/** Returns the name of a section in the language of the page; a section that an admin has added remains as it is. */
export function nameOfSection(section: string): string {
  const known = guideSections.find((one) => one === section);
  return known ? i18n._(sectionWords[known]) : section;
}
