import { calls } from '@portal/contracts';
import { CsvButton } from '@portal/web-kit/download';
import { listMessages } from '../messages';
import { usePositionFilters } from '../use-position-filters';

/** The positions that the filters leave, for a spreadsheet. */
export function PositionCsvButton() {
  const { filters } = usePositionFilters();
  return <CsvButton request={{ call: calls.listPositions, query: filters }} messages={listMessages} />;
}
