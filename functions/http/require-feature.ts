import { type Feature, features } from '#contracts/access/features.ts';
import { includesFeature, type UserInfo } from '#contracts/access/role.ts';
import { ApiError } from './errors.ts';

/** Throws 403 `plan_required`, naming the feature, when the person's plan does not include it. */
export function requireFeature(caller: UserInfo, feature: Feature): void {
  if (includesFeature(caller, feature)) return;
  throw new ApiError('plan_required', `Your plan does not include "${features[feature]}".`);
}
