import { subscriptionsOf, type Subscriptions } from '@portal/service-kit';
import { applyPasswordChange } from './calendars/calendar.handlers';
import type { CalendarService } from './calendars/calendar.service';
import { applyAccount, applyUnit } from './directory/directory.handlers';
import type { DirectoryService } from './directory/directory.service';
import type { SkillRepository } from './directory/skill.repository';

interface Reacting {
  directory: DirectoryService;
  calendars: CalendarService;
  skills: SkillRepository['copy'];
}

/** Everything this service reacts to. */
export function eventsSubscriptions({ directory, calendars, skills }: Reacting): Subscriptions {
  return {
    'auth.account.registered.v1': [applyAccount(directory)],
    'auth.account.role-changed.v1': [applyAccount(directory)],
    'auth.account.changed.v1': [applyAccount(directory)],
    'auth.password.changed.v1': [applyPasswordChange(calendars)],
    'org.unit.created.v1': [applyUnit(directory)],
    'org.unit.changed.v1': [applyUnit(directory)],
    ...subscriptionsOf(skills, 'keepSkill'),
  };
}
