export interface Field {
  field: string;
  value: unknown;
}

/** A field that a write changed. */
export interface Change {
  field: string;
  before?: unknown;
  after?: unknown;
}

/** Identifiers, and what only repeats other fields. */
const HIDDEN_FIELDS = new Set(
  (
    'version userId username unitId eventId requestId registrationId roomId feedbackId positionId ' +
    'createdAt requestedBy parentUnitId unit.id target.id author.id unit.category ' +
    'changed previous previousRole previousStatus onboarded eventTitle purpose schedule officeContact phone'
  ).split(' '),
);

/** What belongs to one write and does not count as removed when the next one lacks it. */
const TRANSIENT_FIELDS: readonly string[] = ['reason', 'position', 'actionsTaken', 'way', 'sessions'];

/** What an event says of before, under the names of the fields that it is compared with. */
export function previousFieldsOf(data: object): Field[] {
  const { previousRole: role, previousStatus: status, previous } = data as Record<string, unknown>;
  const schedule = typeof previous === 'object' && previous !== null ? previous : {};
  return Object.entries({ role, status, ...schedule }).flatMap(([field, value]) =>
    value === undefined ? [] : [{ field, value }],
  );
}

/** The fields of nested objects too, by paths such as `requirements.minYear`; lists are one value. */
export function fieldsOf(data: object, prefix = ''): Field[] {
  return Object.entries(data).flatMap(([name, value]: [string, unknown]) => {
    const field = prefix + name;
    if (HIDDEN_FIELDS.has(field) || value === undefined) return [];
    const isInner = typeof value === 'object' && value !== null && !Array.isArray(value);
    return isInner ? fieldsOf(value, `${field}.`) : [{ field, value }];
  });
}

interface RecordedFields {
  fields: readonly Field[];
  previousFields: readonly Field[];
  changedNames: readonly string[];
}

/** What a row changed compared with the fields of the row before it; everything when there is nothing to compare. */
export function changesOf(
  { fields, previousFields, changedNames }: RecordedFields,
  before: readonly Field[] | null,
): Change[] {
  const isNew = before === null && previousFields.length === 0 && changedNames.length === 0;
  if (isNew) return fields.filter(({ value }) => !isEmpty(value)).map(({ field, value }) => ({ field, after: value }));
  const known = new Map((before ?? previousFields).map(({ field, value }) => [field, value]));
  const mayDiffer = (field: string) => before !== null || known.has(field) || isNamed(field, changedNames);
  const changed = fields
    .filter(({ field, value }) => mayDiffer(field) && !isSame(known.get(field), value))
    .map(({ field, value }) => changeOf(field, known.get(field), value));
  return [...changed, ...removedFields(fields, before ?? []), ...changesWithoutValues(changedNames, fields)];
}

function isEmpty(value: unknown): boolean {
  return ['null', '[]', '""'].includes(JSON.stringify(value ?? null));
}

function isNamed(field: string, names: readonly string[]): boolean {
  return names.includes(field.split('.')[0] ?? '');
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one ?? null) === JSON.stringify(other ?? null);
}

function changeOf(field: string, before: unknown, after: unknown): Change {
  return {
    field,
    ...(before !== undefined && before !== null && { before }),
    ...(after !== undefined && after !== null && { after }),
  };
}

function removedFields(fields: readonly Field[], before: readonly Field[]): Change[] {
  const present = new Set(fields.map(({ field }) => field));
  return before
    .filter(({ field, value }) => !present.has(field) && !TRANSIENT_FIELDS.includes(field) && value !== null)
    .map(({ field, value }) => ({ field, before: value }));
}

/** A new photo shows as another picture, and a schedule as its parts. */
const SHOWN_OTHERWISE: readonly string[] = ['photo', 'schedule'];

function changesWithoutValues(names: readonly string[], fields: readonly Field[]): Change[] {
  const present = new Set(fields.map(({ field }) => field.split('.')[0]));
  return names.filter((name) => !present.has(name) && !SHOWN_OTHERWISE.includes(name)).map((field) => ({ field }));
}
