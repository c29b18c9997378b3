import { proveChecks } from '../../questions/prove-checks.ts';
import { examples } from './examples.ts';
import { syllables } from './question.ts';

proveChecks(syllables, examples);
