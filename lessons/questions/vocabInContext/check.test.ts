import { proveChecks } from '../prove-checks.ts';
import { vocabInContext } from './definition.ts';
import { examples } from './examples.ts';

proveChecks(vocabInContext, examples);
