import { proveChecks } from '../prove-checks.ts';
import { chunk } from './definition.ts';
import { examples } from './examples.ts';

proveChecks(chunk, examples);
