import { calls } from '@portal/contracts';
import { useUrlFilters } from '@portal/web-kit';
import { CsvButton } from '@portal/web-kit/download';
import { treeMessages } from '../messages';

/** The units that the search leaves, for a spreadsheet. */
export function UnitCsvButton() {
  const q = useUrlFilters<'q'>(['q']).valueOf('q');
  return <CsvButton request={{ call: calls.readUnitTree, query: { ...(q && { q }) } }} messages={treeMessages} />;
}
