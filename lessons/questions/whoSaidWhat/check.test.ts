import { proveChecks } from '../prove-checks.ts';
import { examples } from './examples.ts';
import { whoSaidWhat } from './index.ts';

proveChecks(whoSaidWhat, examples);
