import { calls } from '@portal/contracts';
import { CsvButton } from '@portal/web-kit/download';
import { listMessages } from '../messages';
import { useHolderFilters } from '../use-holder-filters';

/** The position holders that the filters leave, for a spreadsheet. */
export function HolderCsvButton() {
  const { filters } = useHolderFilters();
  return <CsvButton request={{ call: calls.listHolders, query: filters }} messages={listMessages} />;
}
