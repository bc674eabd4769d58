import mongoose from 'mongoose';
import type { Connection, Model } from 'mongoose';
import type { Profile } from './profile.domain';

export type ProfileDocument = Omit<Profile, 'userId'> & { _id: string };

const required = { type: String, required: true } as const;

const detailsSchema = new mongoose.Schema(
  {
    studentId: required,
    name: required,
    phone: required,
    gender: { type: String, default: null },
    dateOfBirth: { type: String, default: null },
    batchYear: { type: Number, required: true },
    program: required,
    branch: required,
    currentYear: { type: String, default: null },
    cgpa: { type: Number, default: null },
    hostel: { type: String, default: '' },
    roomNumber: { type: String, default: '' },
    github: { type: String, default: '' },
    linkedin: { type: String, default: '' },
    officeContact: { type: String, default: 'nothing' },
    completedAt: { type: Date, required: true },
  },
  { _id: false, id: false },
);

const profileSchema = new mongoose.Schema<ProfileDocument>(
  {
    _id: required,
    version: { type: Number, required: true },
    pictureVersion: { type: Number, required: true },
    photo: { type: String, default: null },
    details: { type: detailsSchema, default: null },
  },
  { collection: 'profiles', versionKey: false, id: false },
);
// Sparse: people who have only a photo so far have no ID here.
profileSchema.index({ 'details.studentId': 1 }, { unique: true, sparse: true });

export function profileModel(connection: Connection): Model<ProfileDocument> {
  return connection.model<ProfileDocument>('Profile', profileSchema);
}
