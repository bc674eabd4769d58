export { CsvButton } from './download/csv-button';
export { FileButton } from './download/file-button';
export { saveTable } from './download/save-table';
export { TableButton } from './download/table-button';
