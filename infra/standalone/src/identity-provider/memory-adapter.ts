import type { Adapter, AdapterPayload } from 'oidc-provider';

interface Entry {
  model: string;
  payload: AdapterPayload;
  expiresAt: number;
}

/** What the provider remembers of one run: sign-ins under way, codes and tokens, until they run out. */
export function createMemoryAdapter(): (model: string) => Adapter {
  const entries = new Map<string, Entry>();

  function alive(matches: (entry: Entry) => boolean): AdapterPayload | undefined {
    for (const [key, { expiresAt }] of entries) if (expiresAt <= Date.now()) entries.delete(key);
    return [...entries.values()].find(matches)?.payload;
  }

  return (model) => {
    const keyOf = (id: string) => `${model}.${id}`;
    return {
      async upsert(id, payload, expiresIn) {
        entries.set(keyOf(id), { model, payload, expiresAt: expiresIn ? Date.now() + expiresIn * 1000 : Infinity });
      },
      find: async (id) => alive((entry) => entry === entries.get(keyOf(id))),
      findByUid: async (uid) => alive((entry) => entry.model === model && entry.payload.uid === uid),
      findByUserCode: async () => undefined,
      async consume(id) {
        const entry = entries.get(keyOf(id));
        if (entry) entry.payload = { ...entry.payload, consumed: Math.floor(Date.now() / 1000) };
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
