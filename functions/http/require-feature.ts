import { type Feature, features } from '#contracts/access/features.ts';
import { includesFeature, type UserInfo } from '#contracts/access/who.ts';
import { Refusal } from './errors.ts';

/** Throws 403 `plan_required`, naming the feature, when the person's plan does not include it. */
export function requireFeature(who: UserInfo, feature: Feature): void {
  if (includesFeature(who, feature)) return;
  throw new Refusal('plan_required', `Your plan does not include "${features[feature]}".`);
}
