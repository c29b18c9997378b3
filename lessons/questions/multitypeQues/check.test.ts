import { proveChecks } from '../prove-checks.ts';
import { examples } from './examples.ts';
import { multitypeQues } from './index.ts';

proveChecks(multitypeQues, examples);
