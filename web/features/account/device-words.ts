import { t } from '@lingui/core/macro';

/** The systems that a Worker recognises, by their English names, each with its sentence. */
const onSystem: Readonly<Record<string, (browser: string) => string>> = {
  'a Chromebook': (browser) => t`${browser} on a Chromebook`,
  'an iPhone': (browser) => t`${browser} on an iPhone`,
  'an iPad': (browser) => t`${browser} on an iPad`,
  Android: (browser) => t`${browser} on Android`,
  Windows: (browser) => t`${browser} on Windows`,
  'a Mac': (browser) => t`${browser} on a Mac`,
  Linux: (browser) => t`${browser} on Linux`,
};

/**
 * Says the name of a device, which is stored in English: "Firefox on Windows". A name of another form remains as it is.
 */
export function sayDevice(device: string): string {
  const [browser = '', system = ''] = device.split(' on ');
  const say = Object.hasOwn(onSystem, system) ? onSystem[system] : undefined;
  return say?.(browser === 'A browser' ? t`A browser` : browser) ?? device;
}
