export { CsvButton } from './download/csv-button';
