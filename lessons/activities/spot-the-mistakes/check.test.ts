import { proveChecks } from '../../questions/prove-checks.ts';
import { examples } from './examples.ts';
import { deliberateErrors } from './question.ts';

proveChecks(deliberateErrors, examples);
