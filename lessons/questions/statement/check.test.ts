import { proveChecks } from '../prove-checks.ts';
import { statement } from './definition.ts';
import { examples } from './examples.ts';

proveChecks(statement, examples);
