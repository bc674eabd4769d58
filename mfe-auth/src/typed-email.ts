import { useLocation } from 'react-router-dom';

/** Router state by which the pages of signing in hand on an email address; it stands in no URL. */
export interface TypedEmail {
  readonly email: string;
}

/** The email address that was typed on the page before; empty without one. */
export function useTypedEmail(): string {
  const state: unknown = useLocation().state;
  const email = typeof state === 'object' && state !== null ? (state as Partial<TypedEmail>).email : undefined;
  return typeof email === 'string' ? email : '';
}
