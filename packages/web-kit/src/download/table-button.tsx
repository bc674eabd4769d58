import { Button } from '@portal/ui';
import { Download } from 'lucide-react';
import { saveTable } from './save-table';

interface TableButtonProps {
  readonly children: string;
  /** Of the file: `statistics.csv`. */
  readonly name: string;
  /** The first one names the columns. */
  readonly rows: readonly (readonly (string | number)[])[];
  /** There is nothing to save yet. */
  readonly isDisabled?: boolean | undefined;
}

/** Saves what a page has loaded as a table for a spreadsheet. */
export function TableButton({ children, name, rows, isDisabled }: TableButtonProps) {
  return (
    <Button icon={<Download />} isDisabled={isDisabled} onPress={() => saveTable(name, rows)}>
      {children}
    </Button>
  );
}
