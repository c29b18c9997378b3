import { proveChecks } from '../prove-checks.ts';
import { examples } from './examples.ts';
import { vocabInContext } from './index.ts';

proveChecks(vocabInContext, examples);
