import { proveChecks } from '../../questions/prove-checks.ts';
import { syllables } from './definition.ts';
import { examples } from './examples.ts';

proveChecks(syllables, examples);
