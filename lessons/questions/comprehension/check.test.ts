import { proveChecks } from '../prove-checks.ts';
import { examples } from './examples.ts';
import { comprehension } from './index.ts';

proveChecks(comprehension, examples);
