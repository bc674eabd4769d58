import { createSigningKeys, type ServiceContext } from '@portal/service-kit';
import type { RecordsConfig } from '../config';
import { credentialRoutes } from './credential.routes';
import { createCredentialService } from './credential.service';
import { issuerOf } from './issuer.domain';

export function createCredentialsModule({ store, config, settings, clock, logger }: ServiceContext<RecordsConfig>) {
  const signingKeys = createSigningKeys({
    store,
    clock,
    logger,
    algorithm: 'EdDSA',
    // A credential has no end, and it is verified for as long as anyone holds it.
    lifetimeMs: null,
    passphrase: config.RECORDS_KEY_PASSPHRASE,
    passphraseVariable: 'RECORDS_KEY_PASSPHRASE',
    replacesLostKeys: config.RECORDS_REPLACE_LOST_KEYS,
  });
  const issuer = issuerOf(config.PUBLIC_ORIGIN, settings.instituteName);
  const credentials = createCredentialService({ issuer, signingKeys, clock });
  return { signingKeys, issuer, credentials, endpoints: credentialRoutes(credentials) };
}

export type CredentialsModule = ReturnType<typeof createCredentialsModule>;
