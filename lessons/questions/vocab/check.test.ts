import { proveChecks } from '../prove-checks.ts';
import { vocab } from './definition.ts';
import { examples } from './examples.ts';

proveChecks(vocab, examples);
