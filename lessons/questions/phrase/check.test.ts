import { proveChecks } from '../prove-checks.ts';
import { phrase } from './definition.ts';
import { examples } from './examples.ts';

proveChecks(phrase, examples);
