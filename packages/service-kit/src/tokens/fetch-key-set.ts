import type { JsonWebKeySet } from './token-verifier';

/** Reads auth's key set over HTTP, giving up after three seconds. */
export function fetchKeySet(url: string): () => Promise<JsonWebKeySet> {
  return async () => {
    const { default: axios } = await import('axios');
    const { data } = await axios.get<JsonWebKeySet>(url, { timeout: 3_000, proxy: false, maxRedirects: 0 });
    return data;
  };
}
