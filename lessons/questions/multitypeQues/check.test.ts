import { proveChecks } from '../prove-checks.ts';
import { multitypeQues } from './definition.ts';
import { examples } from './examples.ts';

proveChecks(multitypeQues, examples);
