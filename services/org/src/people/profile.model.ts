import mongoose from 'mongoose';
import type { Connection, Model } from 'mongoose';
import type { Profile } from './profile.domain';

export type ProfileDocument = Omit<Profile, 'id'> & { _id: string };

const required = { type: String, required: true } as const;

const profileSchema = new mongoose.Schema<ProfileDocument>(
  {
    _id: required,
    version: { type: Number, required: true },
    picture: { type: String, default: '' },
    officeContact: required,
    phone: { type: String, default: null },
  },
  { collection: 'profiles', versionKey: false, id: false },
);

export function profileModel(connection: Connection): Model<ProfileDocument> {
  return connection.model<ProfileDocument>('Profile', profileSchema);
}
