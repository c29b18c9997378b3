/** What an outside caller sends to read a lesson that is not public (design 10.8): the configured secret. */
export const bypassHeader = 'x-lexiloom-bypass';

/** What the Worker of resources answers where that secret is the right one. */
export const bypassedHeader = 'x-lexiloom-bypassed';
