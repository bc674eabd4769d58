import { SECOND_MS } from '@portal/contracts';
import type { Adapter, AdapterPayload } from 'oidc-provider';

interface Entry {
  model: string;
  payload: AdapterPayload;
  expiresAt: number;
}

/** Keeps the sign-ins, codes and tokens of one run in memory until they expire. */
export function createMemoryAdapter(): (model: string) => Adapter {
  const entries = new Map<string, Entry>();

  function findUnexpired(matches: (entry: Entry) => boolean): AdapterPayload | undefined {
    for (const [key, { expiresAt }] of entries) if (expiresAt <= Date.now()) entries.delete(key);
    return [...entries.values()].find(matches)?.payload;
  }

  return (model) => {
    const keyOf = (id: string) => `${model}.${id}`;
    return {
      async upsert(id, payload, expiresIn) {
        const expiresAt = expiresIn ? Date.now() + expiresIn * SECOND_MS : Infinity;
        entries.set(keyOf(id), { model, payload, expiresAt });
      },
      find: async (id) => findUnexpired((entry) => entry === entries.get(keyOf(id))),
      findByUid: async (uid) => findUnexpired((entry) => entry.model === model && entry.payload.uid === uid),
      findByUserCode: async () => undefined,
      async consume(id) {
        const entry = entries.get(keyOf(id));
        if (entry) entry.payload = { ...entry.payload, consumed: Math.floor(Date.now() / SECOND_MS) };
      },
      async destroy(id) {
        entries.delete(keyOf(id));
      },
      async revokeByGrantId(grantId) {
        for (const [key, { payload }] of entries) if (payload.grantId === grantId) entries.delete(key);
      },
    };
  };
}
