import { proveChecks } from '../prove-checks.ts';
import { comprehension } from './definition.ts';
import { examples } from './examples.ts';

proveChecks(comprehension, examples);
