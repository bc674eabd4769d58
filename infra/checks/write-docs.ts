import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { referenceDocs } from './docs/reference-docs';
import { root } from './repository/root';

for (const [place, page] of referenceDocs(root)) {
  writeFileSync(path.join(root, place), page);
  console.log(`wrote ${place}`);
}
