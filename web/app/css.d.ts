import 'react';

// React's types reject custom properties in `style`.
declare module 'react' {
  interface CSSProperties {
    [property: `--${string}`]: string | number | undefined;
  }
}
