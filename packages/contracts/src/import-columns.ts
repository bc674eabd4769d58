import type { ImportKind } from './vocabulary';

/**
 * The columns that an import reads, by the field of the call that takes the same: names as an export writes them, so
 * that an exported file matches automatically.
 */
export const IMPORT_COLUMNS = {
  units: {
    name: 'Name',
    type: 'Type',
    category: 'Category',
    parent_unit_id: 'Parent unit',
    hierarchy_level: 'Hierarchy level',
    'contact_info.email': 'Contact email',
    is_active: 'Active',
    description: 'Description',
    'budget_info.allocated_budget': 'Allocated budget',
    'budget_info.spent_amount': 'Spent amount',
  },
  positions: {
    position_id: 'Position ID',
    title: 'Title',
    unit_id: 'Unit',
    position_type: 'Type',
    position_count: 'Places',
    'requirements.min_cgpa': 'Min CGPA',
    'requirements.min_year': 'Min year of study',
    'requirements.skills_required': 'Skills',
    responsibilities: 'Responsibilities',
    description: 'Description',
  },
  holders: {
    por_id: 'POR ID',
    email: 'Email',
    student_id: 'Student ID',
    position_id: 'Position',
    unit: 'Unit',
    tenure_year: 'Tenure year',
    status: 'Status',
    'appointment_details.appointed_by': 'Appointed by',
    'appointment_details.appointment_date': 'Appointment date',
    'performance_metrics.events_organized': 'Events organised',
    'performance_metrics.budget_utilized': 'Budget utilised',
    'performance_metrics.feedback': 'Feedback',
    termination_reason: 'Ended early because',
  },
} as const satisfies Record<ImportKind, Readonly<Record<string, string>>>;

export type ImportField<Kind extends ImportKind> = keyof (typeof IMPORT_COLUMNS)[Kind];

/** Without a column for each of these no row can be read; of several in one entry, one is enough. */
export const REQUIRED_IMPORT_COLUMNS: { readonly [Kind in ImportKind]: readonly (readonly ImportField<Kind>[])[] } = {
  units: [['name']],
  positions: [['title'], ['unit_id']],
  holders: [['email', 'student_id'], ['position_id'], ['unit'], ['tenure_year']],
};
