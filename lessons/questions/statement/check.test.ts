import { proveChecks } from '../prove-checks.ts';
import { examples } from './examples.ts';
import { statement } from './index.ts';

proveChecks(statement, examples);
