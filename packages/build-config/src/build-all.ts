import { buildFrontEnds } from './build';
import { buildPrograms } from './programs/build-programs';

try {
  const areNew = await buildPrograms();
  console.log(areNew ? 'Built services and gateway.' : 'Services and gateway are up to date.');
  const { built, report } = await buildFrontEnds();
  const names = built.map(({ folder }) => folder).join(', ');
  console.log(built.length === 0 ? 'The front ends are up to date.' : `Built ${names}.\n${report}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
