/** What pupils call what they work on: a narrow window that is touched is a phone. */
export const thisDevice = (): 'phone' | 'device' =>
  matchMedia('(max-width: 600px) and (pointer: coarse)').matches ? 'phone' : 'device';
