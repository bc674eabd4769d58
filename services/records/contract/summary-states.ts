import { onboardedPerson, type Records } from '../testing/running-records';
import type { States } from './asked';

/** What the pacts of the home start from. */
export function summaryStates(running: () => Records): States {
  return {
    async 'a student with a profile asks'() {
      const actor = await onboardedPerson(running(), { name: 'Asha Rao' });
      return { actor, ids: { bbbbbbbbbbbbbbbbbbbbbb01: actor.userId } };
    },
  };
}
