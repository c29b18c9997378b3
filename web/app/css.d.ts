import 'react';

// React's types do not know custom properties in `style`.
declare module 'react' {
  interface CSSProperties {
    [property: `--${string}`]: string | number | undefined;
  }
}
