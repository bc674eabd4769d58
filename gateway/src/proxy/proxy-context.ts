import type { ServiceName } from '@portal/contracts';
import type { BodyLimit } from '../guards/body-limit';
import type { TokenIdentity } from '../session/access-token';

/** What the gateway knows of a call that it forwards. */
export interface ProxyContext {
  service: ServiceName;
  requestId: string;
  address: string;
  bodyLimit: BodyLimit;
  isStream: boolean;
  /** Whose session it is; null for visitors. */
  identity: TokenIdentity | null;
}
