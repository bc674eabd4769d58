import type { InstituteSettings } from '@portal/contracts';
import { DEMO_PASSWORD, namedPeople } from '@portal/demo-data';

interface BannerContent {
  url: string;
  inboxUrl: string;
  providerUrl: string;
  hasDemo: boolean;
  settings: InstituteSettings;
}

/** What the start prints: where the portal is, where its mails are, and who can sign in. */
export function renderBanner({ url, inboxUrl, providerUrl, hasDemo, settings }: BannerContent): string {
  const lines = [`Portal ready at ${url}`, `Email inbox at ${inboxUrl}`, `Google sign-in leads to ${providerUrl}`];
  if (!hasDemo) return [...lines, 'No demo data.'].join('\n');
  const accounts = namedPeople.map(
    ({ username, role, name }) => `  ${`${username}@${settings.emailDomain}`.padEnd(34)}${role.padEnd(18)}${name}`,
  );
  return [...lines, `Demo accounts, password ${DEMO_PASSWORD} for all:`, ...accounts].join('\n');
}
