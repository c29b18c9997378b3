import { proveChecks } from '../prove-checks.ts';
import { examples } from './examples.ts';
import { inferenceQues } from './index.ts';

proveChecks(inferenceQues, examples);
