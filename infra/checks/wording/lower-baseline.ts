/** `npm run wording:lower`: writes how many flagged words are left, after some were replaced. */
import { root } from '../repository/root';
import { BASELINE, lowerBaseline } from './word-baseline';

const counts = lowerBaseline(root);
console.log(`wrote ${BASELINE}: ${JSON.stringify(counts)}`);
