import { t } from '@lingui/core/macro';
import { audienceGroupWords } from '#language/level-words.ts';
import { audienceGroups } from '#language/levels.ts';
import { i18n } from './i18n.ts';

/** Returns the name of a level or a school year: "A2.1", or "Year 8, England"; an unknown one remains as it is. */
export function nameOfAudience(audience: string): string {
  for (const { key: country, audiences } of audienceGroups) {
    const found = audiences.find(({ key }) => key === audience);
    if (found) return country === 'cefr' ? found.name : nameOfYear(found.name, country);
  }
  return audience;
}

type GroupName = (typeof audienceGroups)[number]['key'];

/** Returns the name of a school year with its country: "Year 8, England". */
export const nameOfYear = (year: string, country: GroupName): string =>
  t({
    message: `${year}, ${{ country: nameOfGroup(country) }}`,
    comment: 'A school year and its country: Year 8, England',
  });

/** Returns the name of a group of levels: "CEFR", or "England". */
export const nameOfGroup = (group: GroupName): string => i18n._(audienceGroupWords[group]);
