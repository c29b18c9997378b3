/** Browsers remember for two years that the site speaks https only (reliability 6.1). */
export const strictTransport = 'max-age=63072000; includeSubDomains; preload';
