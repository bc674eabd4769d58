export { CsvButton } from './download/csv-button';
export { FileButton } from './download/file-button';
export { TableButton } from './download/table-button';
