export const messages = {
  export: 'Export',
  print: 'Print',
  dashboard: 'Dashboard',
  unit: 'Unit',
  date: 'Date',
  by: 'Prepared by',
  person: (name: string, role: string) => `${name}, ${role}`,
  columns: { figure: 'Figure', value: 'Value', note: 'Note', asOf: 'As of' },
  unknown: "Couldn't be read",
  loading: 'Not loaded yet',
} as const;
