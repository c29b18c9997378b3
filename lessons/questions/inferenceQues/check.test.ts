import { proveChecks } from '../prove-checks.ts';
import { inferenceQues } from './definition.ts';
import { examples } from './examples.ts';

proveChecks(inferenceQues, examples);
