import { startSigning, type Signing } from './signing';

const PERSON = {
  sub: 'c'.repeat(24),
  sid: 'bench',
  username: 'president@example.edu',
  name: 'Meera Nair',
  role: 'PRESIDENT',
  onboarded: true,
  confirmed: true,
} as const;

/** Somebody who may ask for what visitors may not, with the address at which the services find the key of the token. */
export interface Officer extends Pick<Signing, 'keySetUrl' | 'stop'> {
  headers: Record<string, string>;
}

export async function createOfficer(): Promise<Officer> {
  const { cookieOf, keySetUrl, stop } = await startSigning();
  return { headers: { cookie: cookieOf(PERSON) }, keySetUrl, stop };
}
