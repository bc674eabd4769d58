import mongoose from 'mongoose';
import type { Connection, Model } from 'mongoose';
import type { Confirmation } from '@portal/contracts';
import { searchTermsOf } from '@portal/service-kit/search';
import type { Holder, HistoryEntry } from './holder.domain';

export type HolderDocument = Omit<Holder, 'id'> & {
  _id: string;
  /** The order of lists: the year in which the tenure starts, then the number within it. */
  order: string;
  /** Search terms. */
  terms: string[];
  /** The same without what students do not see of others: email, student ID and code. */
  publicTerms: string[];
  history: HistoryEntry[];
  /** When the holder was reminded to write notes for the successor. */
  handOverRemindedAt?: Date | null;
};

const required = { type: String, required: true } as const;
const optional = { type: String, default: null } as const;
const parts = { _id: false, id: false } as const;

const person = new mongoose.Schema({ id: String, name: String, username: String, studentId: optional }, parts);
// The long form, because mongoose reads a key `type` as the type of the parent.
const position = new mongoose.Schema({ id: String, title: String, type: { type: String } }, parts);
const entry = new mongoose.Schema({ at: Date, by: optional, action: String, changed: [String] }, parts);

const holderSchema = new mongoose.Schema<HolderDocument>(
  {
    _id: required,
    version: { type: Number, required: true },
    code: required,
    person: { type: person, required: true },
    position: { type: position, required: true },
    unit: { type: new mongoose.Schema({ id: String, name: String, category: String }, parts), required: true },
    tenureYear: required,
    status: required,
    confirmation: required,
    refusalReason: optional,
    appointment: { by: optional, date: optional },
    metrics: { eventsOrganized: Number, budgetUtilized: Number, feedback: { type: String, default: '' } },
    terminationReason: optional,
    requirementsReason: optional,
    createdAt: { type: Date, required: true },
    updatedAt: { type: Date, required: true },
    order: required,
    terms: [String],
    publicTerms: [String],
    history: [entry],
    handOverRemindedAt: { type: Date, default: null },
  },
  { collection: 'holders', versionKey: false, id: false },
);

// One holding a person, position and tenure.
holderSchema.index({ 'person.id': 1, 'position.id': 1, tenureYear: 1 }, { unique: true });
holderSchema.index({ 'person.id': 1, order: -1 });
// Counts the places that are taken, and serves the holders of one position.
holderSchema.index({ 'position.id': 1, confirmation: 1, tenureYear: 1, status: 1 });
// One index a filter, each in the order of the list.
holderSchema.index({ order: 1 }, { unique: true });
holderSchema.index({ confirmation: 1, order: -1 });
holderSchema.index({ confirmation: 1, status: 1, order: -1 });
holderSchema.index({ confirmation: 1, tenureYear: 1, order: -1 });
holderSchema.index({ 'unit.id': 1, confirmation: 1, order: -1 });
// How many hold something in a unit.
holderSchema.index({ 'unit.id': 1, confirmation: 1, tenureYear: 1, status: 1 });
holderSchema.index({ 'unit.category': 1, confirmation: 1, order: -1 });
holderSchema.index({ confirmation: 1, terms: 1, order: -1 });
holderSchema.index({ confirmation: 1, publicTerms: 1, order: -1 });
// Who has not been reminded to write notes.
holderSchema.index({ confirmation: 1, status: 1, tenureYear: 1, handOverRemindedAt: 1 });
// Claims, by age.
holderSchema.index({ confirmation: 1, updatedAt: 1, _id: 1 });

export function holderModel(connection: Connection): Model<HolderDocument> {
  return connection.model<HolderDocument>('Holder', holderSchema);
}

export const CONFIRMED: Confirmation = 'confirmed';
export const ACTIVE = { confirmation: CONFIRMED, status: 'active' } as const;

/** What a record is read without. */
export const UNLISTED = { terms: 0, publicTerms: 0, history: 0, handOverRemindedAt: 0 } as const;

/** What lists are ordered and searched by, beside the record itself. */
export function derivedOf({ code, person, position, unit }: Pick<Holder, 'code' | 'person' | 'position' | 'unit'>) {
  const seen = [person.name, position.title, position.type, unit.name];
  const [, year = '', number = ''] = code.split('-');
  return {
    order: `${year}/${number.padStart(8, '0')}`,
    terms: searchTermsOf(...seen, person.username, person.studentId ?? '', code),
    publicTerms: searchTermsOf(...seen),
  };
}

export function toDocument({ id, ...holder }: Holder): Omit<HolderDocument, 'history'> {
  return { _id: id, ...holder, ...derivedOf(holder) };
}

export function fromDocument(document: HolderDocument): Holder {
  const { _id, order: _order, terms: _terms, publicTerms: _public, history: _history, ...holder } = document;
  return { id: _id, ...holder };
}
