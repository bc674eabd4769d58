import type { CopyRows, ReadCopy, Store } from '@portal/service-kit';
import { createCopyRows } from '@portal/service-kit';
import { profileOf, type Profile } from './profile.domain';
import { profileModel, type ProfileDocument } from './profile.model';

export type ProfileRepository = ReturnType<typeof createProfileRepository>;

export function createProfileRepository(store: Pick<Store, 'connection'>) {
  const model = profileModel(store.connection);
  const copy = profileCopy(createCopyRows<ProfileDocument>(store, model.collection.collectionName));

  /** By the ids of their people. */
  async function findMany(ids: readonly string[]): Promise<Map<string, Profile>> {
    if (ids.length === 0) return new Map();
    const found = await model.find({ _id: { $in: [...ids] } }).lean<ProfileDocument[]>();
    return new Map(found.map(({ _id: id, ...profile }) => [id, { ...profile, id }]));
  }

  return { findMany, copy };
}

/** The event carries all that is shown of the profile. */
export function profileCopy(rows: CopyRows<ProfileDocument>): ReadCopy<ProfileDocument> {
  return {
    name: 'profiles',
    rows,
    rowOf: {
      'records.profile.changed.v1': ({ data }) => {
        const { id: _id, ...profile } = profileOf(data);
        return { ...profile, _id };
      },
    },
  };
}
