import { proveChecks } from '../prove-checks.ts';
import { examples } from './examples.ts';
import { vocab } from './index.ts';

proveChecks(vocab, examples);
