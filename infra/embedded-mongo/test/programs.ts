import { bundlePrograms } from '@portal/test-kit/programs';

const ENTRIES = ['infra/embedded-mongo/src/index.ts', 'infra/embedded-mongo/test/opener-process.ts'] as const;

/** The bundle of an entry file, for processes that a test starts dozens of times. */
export async function bundleOf(entry: (typeof ENTRIES)[number]): Promise<string> {
  const find = await bundlePrograms('embedded-mongo', ENTRIES);
  return find(entry);
}
