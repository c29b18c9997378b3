import { t } from '@lingui/core/macro';

/** The previous screen, as given in the address: the finalising screen, or one of the two resource lists. */
export const activitiesSources = ['new', 'private', 'public'] as const;
export type ActivitiesSource = (typeof activitiesSources)[number];

/** The back link of each source. */
export const backOf: Record<ActivitiesSource, { href: string; label: string }> = {
  new: { href: '/private_resources', label: t`My resources` },
  private: { href: '/private_resources', label: t`My resources` },
  public: { href: '/public_resources', label: t`Public resources` },
};
