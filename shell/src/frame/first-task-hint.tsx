import { homePathOf, type Role } from '@portal/contracts';
import { Banner, Cluster, IconButton, LinkButton } from '@portal/ui';
import { useSession } from '@portal/web-kit';
import { X } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { firstTasks, messages } from '../messages';

/** Names roles and no person, so that it may stay when the person leaves this browser. */
const KEY = 'portal.first-tasks-seen';

function readSeen(): readonly string[] {
  try {
    return (localStorage.getItem(KEY) ?? '').split(' ');
  } catch {
    return [];
  }
}

function storeSeen(roles: readonly string[]): void {
  try {
    localStorage.setItem(KEY, roles.join(' ').trim());
  } catch {
    // Without storage the hint is there again at the next visit.
  }
}

/** On the first page of a role: what to begin with, until it was opened or dismissed once on this device. */
export function FirstTaskHint() {
  const { user, role, onboardingComplete } = useSession();
  const { pathname } = useLocation();
  const [seen, setSeen] = useState(readSeen);
  if (!user || onboardingComplete === false || pathname !== homePathOf(role) || seen.includes(role)) return null;
  const { title, text, link, href } = firstTasks[role];
  const dismiss = (done: Role) => {
    const next = [...seen, done];
    storeSeen(next);
    setSeen(next);
  };
  return (
    <Banner
      tone="neutral"
      title={title}
      action={
        <Cluster>
          <LinkButton href={href} onPress={() => dismiss(role)}>
            {link}
          </LinkButton>
          <IconButton label={messages.dismiss} icon={<X />} onPress={() => dismiss(role)} />
        </Cluster>
      }
    >
      {text}
    </Banner>
  );
}
