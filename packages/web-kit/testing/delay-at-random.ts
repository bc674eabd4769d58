import { delayAtRandom } from '../src/testing/random-delays';

// Longer than a render takes, and short enough for hundreds of answers.
delayAtRandom(40);
