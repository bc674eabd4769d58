import { defineReadCopy, fromRow, toRow, type RowOf, type Store } from '@portal/service-kit';
import { profileOf, type Profile } from './profile.domain';

type ProfileRow = RowOf<Profile>;

export const profileCopy = defineReadCopy<ProfileRow>({
  name: 'profiles',
  handlerName: 'keepProfile',
  of: { 'records.profile': ({ data }) => toRow(profileOf(data)) },
});

export type ProfileRepository = ReturnType<typeof createProfileRepository>;

export function createProfileRepository(store: Pick<Store, 'connection'>) {
  const { model, copy } = profileCopy.open(store);

  /** By the ids of their people. */
  async function findMany(ids: readonly string[]): Promise<Map<string, Profile>> {
    if (ids.length === 0) return new Map();
    const found = await model.find({ _id: { $in: [...ids] } }).lean<ProfileRow[]>();
    return new Map(found.map((row) => [row._id, fromRow(row)]));
  }

  return { findMany, copy };
}
