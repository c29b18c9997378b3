import { proveChecks } from '../prove-checks.ts';
import { whoSaidWhat } from './definition.ts';
import { examples } from './examples.ts';

proveChecks(whoSaidWhat, examples);
