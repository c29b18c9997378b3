import { proveChecks } from '../prove-checks.ts';
import { openEndedRes } from './definition.ts';
import { examples } from './examples.ts';

proveChecks(openEndedRes, examples);
