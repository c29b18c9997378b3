import { select } from '@lingui/core/macro';

/** The kind of the pupil's device, for choosing messages: a narrow touch screen is a phone. */
export const thisDevice = (): 'phone' | 'device' =>
  matchMedia('(max-width: 600px) and (pointer: coarse)').matches ? 'phone' : 'device';

/** Says that something is stored on this device. */
export const onThisDevice = (): string =>
  select({ device: thisDevice() }, { phone: 'On this phone', other: 'On this device' });
