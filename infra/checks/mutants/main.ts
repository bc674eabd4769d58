/** `npm run mutants [-- <folder or file>...]`: how many faults planted by a program the tests find. Writes docs/mutants.md. */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { startTestStore } from '@portal/test-kit';
import { root } from '../repository/root';
import { copyTree } from '../repository/tree-copy';
import { areasIn } from './areas';
import { measureArea } from './measure-area';
import { withFile, withUnmeasured } from './report';

const report = path.join(root, 'docs/mutants.md');
const areas = areasIn(root, process.argv.slice(2));
const allFiles = areasIn(root).flatMap(({ files }) => files);
const copy = copyTree();
const embedded = !process.env.MONGO_URL;
const store = await startTestStore();
process.env.MONGO_URL = store.url;
if (embedded) process.env.EMBEDDED_TEST_STORE = 'yes';
try {
  for (const area of areas) {
    console.log(`\n=== ${area.folder}`);
    const faults = await measureArea(area, copy.dir).catch((error: unknown) => {
      // Nothing is known of an area whose tests fail without a fault; the others go on.
      console.error(`${area.folder} was not measured:`, error);
      process.exitCode = 1;
      return [];
    });
    for (const file of area.files) {
      const own = faults.filter((fault) => fault.file === file);
      if (own.length === 0) continue;
      const result = { file, faults: own, measured: new Date() };
      writeFileSync(report, withUnmeasured(withFile(readFileSync(report, 'utf8'), result), allFiles));
    }
  }
} finally {
  process.chdir(root);
  await store.close();
  copy.remove();
}
