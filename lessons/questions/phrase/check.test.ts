import { proveChecks } from '../prove-checks.ts';
import { examples } from './examples.ts';
import { phrase } from './index.ts';

proveChecks(phrase, examples);
