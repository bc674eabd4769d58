import type { NotificationPreferences } from '@portal/contracts';
import mongoose from 'mongoose';
import type { Connection, Model } from 'mongoose';

/** What a person has chosen; what is absent has its default. */
export type PreferencesDocument = Partial<NotificationPreferences> & { _id: string };

const preferencesSchema = new mongoose.Schema<PreferencesDocument>(
  {
    _id: { type: String, required: true },
    roomReviewed: { type: Boolean },
    eventNews: { type: Boolean },
    feedbackResolved: { type: Boolean },
    digest: { type: String },
  },
  { collection: 'notification_preferences', versionKey: false, id: false },
);

export function preferencesModel(connection: Connection): Model<PreferencesDocument> {
  return connection.model<PreferencesDocument>('NotificationPreferences', preferencesSchema);
}
