import { IMPORT_LIMITS, type ImportKind } from '@portal/contracts';

/* Texts of the import from a file. */

const counted = (count: number, shown: string, one: string, many: string) => `${shown} ${count === 1 ? one : many}`;

const things: Readonly<Record<ImportKind, readonly [one: string, many: string]>> = {
  units: ['unit', 'units'],
  positions: ['position', 'positions'],
  holders: ['position holder', 'position holders'],
};

export const kindNames: Readonly<Record<ImportKind, string>> = {
  units: 'Units',
  positions: 'Positions',
  holders: 'Position holders',
};

export const pageMessages = {
  title: 'Import from a file',
  subtitle: 'Add or change many units, positions or position holders at once, from a CSV file.',
  link: 'Import',
  loading: 'Loading the file...',
  failed: "We couldn't load the file.",
  goneTitle: 'File not found',
  another: 'Choose another file',
} as const;

export const startMessages = {
  kindTitle: 'What to import',
  kind: 'What is in the file',
  file: 'CSV file',
  fileTitle: 'The file',
  choose: 'Choose a file',
  drop: 'Or drop a CSV file here.',
  limits: `Up to ${new Intl.NumberFormat('en-IN').format(IMPORT_LIMITS.rows)} rows and 5 MB. Nothing is changed until you confirm.`,
  uploading: 'Uploading...',
  tooLarge: 'Please choose a file of at most 5 MB.',
  failed: "We couldn't upload the file. Check your connection and try again.",
  columns: 'Columns it can have',
  required: 'Required',
  oneOf: (other: string) => `This or ${other}`,
  exported: 'A table exported from the portal has the right columns already.',
  export: (kind: ImportKind) => `View ${things[kind][1]}`,
  known: {
    units: 'A unit with the same name is changed; any other is created.',
    positions: 'A position with the same ID, or the same unit and title, is changed; any other is added.',
    holders: 'A record of the same person, position and tenure is changed; any other is added.',
  } satisfies Record<ImportKind, string>,
} as const;

export const matchMessages = {
  title: 'Columns',
  text: (kind: ImportKind, rows: number, shown: string) =>
    `${counted(rows, shown, 'row', 'rows')} of ${things[kind][1]}. Choose the column of your file for each field.`,
  none: 'Not in the file',
  unnamed: (number: number) => `Column ${number}`,
  example: (values: string) => `e.g. ${values}`,
  missing: 'Choose the column that has this.',
  oneOf: (other: string) => `This or ${other} is required.`,
  unused: (names: string) => `Not imported: ${names}.`,
  check: 'Check the file',
  checking: 'Checking...',
  failed: "We couldn't check the file. Check your connection and try again.",
} as const;

export const checkMessages = {
  title: 'Result of the check',
  counts: 'Rows of the file',
  created: 'New',
  createdNote: 'To be added',
  changed: 'Changed',
  changedNote: 'Different in the file',
  unchanged: 'Unchanged',
  unchangedNote: 'The same in the file',
  faults: 'To correct',
  faultsNote: (count: number) => (count === 1 ? 'Cell of the file' : 'Cells of the file'),
  hasFaults: (count: number, shown: string) =>
    `${counted(count, shown, 'cell has', 'cells have')} to be corrected before anything can be imported. Correct your file, then upload it again.`,
  firstFaults: (shown: string) => `The first ${shown} are listed.`,
  nothing: 'Everything in this file is in the portal already, so there is nothing to import.',
  ready: 'Nothing has been changed yet.',
  faultTitle: 'What to correct',
  faultTable: 'Cells to correct',
  line: 'Line',
  column: 'Column',
  value: 'In the file',
  empty: '(empty)',
  instead: 'What to write instead',
  download: {
    export: 'Download as CSV',
    exporting: 'Downloading...',
    exportFailed: "We couldn't download the list. Check your connection and try again.",
  },
  showMore: 'Show more',
  corrected: 'Upload the corrected file',
} as const;

/** What an import would do, as in `12 positions will be added and 1 will be changed`. */
export function describePlan(
  kind: ImportKind,
  { created, changed }: { readonly created: number; readonly changed: number },
  number: (value: number) => string,
): string {
  const [one, many] = things[kind];
  const added = kind === 'units' ? 'created' : 'added';
  const named = (count: number) => counted(count, number(count), one, many);
  if (changed === 0) return `${named(created)} will be ${added}.`;
  if (created === 0) return `${named(changed)} will be changed.`;
  return `${named(created)} will be ${added}, and ${number(changed)} will be changed.`;
}

export const applyMessages = {
  import: 'Import',
  title: (kind: ImportKind, count: number, shown: string) => `Import ${counted(count, shown, ...things[kind])}?`,
  consequence: {
    units: 'All rows are imported, or none. The changes appear in the activity feed.',
    positions: 'All rows are imported, or none. The changes appear in the activity feed.',
    holders: 'All rows are imported, or none. Everyone whose appointment is new or ends is notified.',
  } satisfies Record<ImportKind, string>,
  running: 'Importing...',
  progress: (done: string, total: string) => `${done} of ${total} rows`,
  stays: 'You can leave this page; the import goes on.',
  failed: "We couldn't import the file. Nothing has been changed. Please try again.",
} as const;

/** What an import did, as in `12 positions added, 1 changed and 4 unchanged`. */
export function describeOutcome(
  kind: ImportKind,
  { created, changed, unchanged }: { readonly created: number; readonly changed: number; readonly unchanged: number },
  number: (value: number) => string,
): string {
  const [one, many] = things[kind];
  const added = kind === 'units' ? 'created' : 'added';
  if (created + changed === 0) return 'Everything in this file was in the portal already, so nothing changed.';
  const first = `${counted(created, number(created), one, many)} ${added}`;
  return `${first}, ${number(changed)} changed and ${number(unchanged)} unchanged.`;
}

export const outcomeMessages = {
  at: (moment: string) => `Imported on ${moment}.`,
  later: 'It may take a few minutes until names and changes appear everywhere in the portal.',
  see: (kind: ImportKind) => `View ${things[kind][1]}`,
  another: 'Import another file',
} as const;
