/** The word that pupils see for their device: a narrow touch screen is a phone. */
export const thisDevice = (): 'phone' | 'device' =>
  matchMedia('(max-width: 600px) and (pointer: coarse)').matches ? 'phone' : 'device';
