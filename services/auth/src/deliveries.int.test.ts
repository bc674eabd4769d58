import {
  describeCopies,
  describeDeliveries,
  eventFixtures,
  startTestService,
  type TestService,
} from '@portal/test-kit';
import mongoose from 'mongoose';
import { accountModel } from './accounts/account.model';
import { authService } from './index';

/** The accounts whose profiles change in the fixtures; auth makes accounts only by registration. */
async function register({ store }: TestService): Promise<void> {
  const registered = eventFixtures.flatMap((event) =>
    event.type === 'auth.account.registered.v1' ? [event.data] : [],
  );
  await accountModel(store.connection).create(
    registered.map(({ userId, username, name, role }) => ({
      _id: new mongoose.Types.ObjectId(userId),
      username,
      name,
      role,
      roleUntil: null,
      roleUnitId: null,
      onboarded: false,
      emailConfirmed: true,
      version: 1,
      createdAt: new Date('2026-11-20T06:00:00.000Z'),
      nameKey: name.toLowerCase(),
      searchWords: [],
    })),
  );
}

describeDeliveries({
  start: (options) => startTestService(authService, { ...options, env: { AUTH_HASH_MEMORY_KIB: '64' } }),
  prepare: register,
  // A change that was overtaken is none: the account has then changed less often.
  differing: { accounts: ['version'], revocations: ['spelling', 'expiresAt'], signing_keys: 'all' },
});

describeCopies(authService, {
  env: { AUTH_HASH_MEMORY_KIB: '64' },
  noCopies: { 'records.profile.changed.v1': 'It changes accounts, which auth owns.' },
});
