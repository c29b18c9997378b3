import { proveChecks } from '../../questions/prove-checks.ts';
import { deliberateErrors } from './definition.ts';
import { examples } from './examples.ts';

proveChecks(deliberateErrors, examples);
