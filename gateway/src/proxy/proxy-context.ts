import type { BodyLimit } from '../guards/body-limit';
import type { SessionContext } from '../session/session.middleware';

/** What the gateway knows of a call that it forwards. */
export interface ProxyContext extends SessionContext {
  address: string;
  /** Whose verified session it is; null for a visitor. */
  person: string | null;
  bodyLimit: BodyLimit;
  isStream: boolean;
}
