import { DomainError } from '@portal/service-kit/errors';
import * as z from 'zod';
import { CellError, parseNumber, parseText } from './cell.domain';
import { exportedCells, faultsOf, parseChanges, parseRow, refuseField, validateRow } from './import-row.domain';

const fields = { name: parseText, 'contact.email': parseText, 'contact.phone': parseText, places: parseNumber };
const rules = { fields, fieldOfError: { 'UNIT.NAME_TAKEN': 'name' } } as const;
const row = (cells: Record<string, string> = {}) => ({ line: 7, cells });
const faultsFor = (planRow: () => void) => faultsOf([row()], rules, planRow);
const refuse = (...errors: { path: string; message: string }[]) => {
  throw new DomainError('REQUEST.INVALID', { errors });
};

describe('what is wrong with a row', () => {
  it('belongs to the field that a refusal is about', async () => {
    const taken = new DomainError('UNIT.NAME_TAKEN');
    const planRow = () => {
      throw taken;
    };
    expect(await faultsFor(planRow)).toEqual([{ line: 7, field: 'name', message: taken.message }]);
    expect(await faultsFor(() => refuseField('places', 'Too few.'))).toEqual([
      { line: 7, field: 'places', message: 'Too few.' },
    ]);
  });

  it('belongs to the first field of a part, to the field of a list, and otherwise to the first field', async () => {
    const paths = ['contact', 'places.2', 'other', 'contact.phone'];
    const faults = await faultsFor(() => refuse(...paths.map((path) => ({ path, message: path }))));
    expect(faults.map(({ field }) => field)).toEqual(['contact.email', 'places', 'name', 'contact.phone']);
  });

  it('is reported once for each field and message', async () => {
    const faults = await faultsFor(() =>
      refuse(
        { path: 'places.0', message: 'Too few.' },
        { path: 'places.1', message: 'Too few.' },
        { path: 'places.1', message: 'Too many.' },
        { path: 'name', message: 'Too few.' },
      ),
    );
    expect(faults.map(({ field, message }) => [field, message])).toEqual([
      ['places', 'Too few.'],
      ['places', 'Too many.'],
      ['name', 'Too few.'],
    ]);
  });

  it('does not hide a programming error', async () => {
    const broken = () => {
      throw new TypeError('broken');
    };
    await expect(faultsFor(broken)).rejects.toThrow('broken');
    expect(() => parseRow({ name: broken }, row({ name: 'Chess Club' }))).toThrow('broken');
    expect(() => validateRow(z.unknown().transform(broken), { body: {}, errors: [] })).toThrow('broken');
  });
});

describe('the cells of a row', () => {
  it('are parsed where they have a text, into the parts of a body', () => {
    const cells = { name: 'Chess Club', 'contact.email': 'chess@example.edu', 'contact.phone': '100', places: '' };
    expect(parseRow(fields, row(cells))).toEqual({
      body: { name: 'Chess Club', contact: { email: 'chess@example.edu', phone: '100' } },
      errors: [],
    });
  });

  it('are parsed where they differ from what is exported', () => {
    const refused = () => {
      throw new CellError('no');
    };
    const cells = { name: 'Chess Club', places: 'many' };
    const changes = parseChanges({ name: parseText, places: refused }, row(cells), { name: 'Chess', places: 'many' });
    expect(changes).toEqual({ body: { name: 'Chess Club' }, errors: [] });
  });

  it('that cannot be parsed are refused, with what else the schema refuses', () => {
    const schema = z.strictObject({ name: z.string().min(3), places: z.number().optional() });
    const errors = [{ path: 'places', message: 'Write a number.' }];
    const errorsOf = (body: Record<string, unknown>) => {
      try {
        return validateRow(schema, { body, errors });
      } catch (error) {
        return (error as DomainError).details.errors?.map(({ path }) => path);
      }
    };
    expect(errorsOf({ name: 'Chess Club' })).toEqual(['places']);
    expect(errorsOf({ name: 'C', places: 'many' })).toEqual(['places', 'name']);
    expect(validateRow(schema, { body: { name: 'Chess Club' }, errors: [] })).toEqual({ name: 'Chess Club' });
  });

  it('that cannot be parsed are refused once, and not again with the part that lacks them', () => {
    const schema = z.strictObject({ contact: z.strictObject({ email: z.string() }) });
    const errors = [{ path: 'contact.email', message: 'Write an address.' }];
    expect(() => validateRow(schema, { body: {}, errors })).toThrow(
      expect.objectContaining({ details: { errors } }) as Error,
    );
  });

  it('have the texts of an export, without spaces around them', () => {
    const columns = { Name: ({ name }: { name: string }) => name, Level: () => 2 };
    const names = { name: 'Name', places: 'Places', level: 'Level' };
    expect(exportedCells(columns, names, { name: ' Chess Club ' })).toEqual({
      name: 'Chess Club',
      places: '',
      level: '2',
    });
  });
});
