import { calls, pathOf } from '@portal/contracts';
import { encodeCursor } from '@portal/service-kit';
import type { TokenIssuer } from '../token-issuer';
import type { ListCall } from './list-calls';
import { DEEP_SUBMITTED_AT } from './stored-records';

/** What the lists of the endorsement panel promise. */
const PANEL_RATIO = 1.3;

/** `word` begins a word of each row. */
const LISTS = [
  { name: 'panel, user skills', call: calls.listUnendorsedUserSkills, word: 'te' },
  { name: 'panel, skills', call: calls.listUnendorsedSkills, word: 'te' },
  { name: 'panel, achievements', call: calls.listUnendorsedAchievements, word: 'win' },
];

/** The lists of the endorsement panel: what waits, its oldest and its newest, and searched. */
export function panelListCalls({ headersOf }: TokenIssuer): ListCall[] {
  const deep = encodeCursor({ value: DEEP_SUBMITTED_AT.getTime(), id: '0'.repeat(24) });
  const headers = headersOf('GENSEC_SCITECH');
  return LISTS.filter(({ call }) => call.built)
    .flatMap(({ name, call, word }) => {
      const path = pathOf(call, { type: 'technical' });
      return [
        { name, path },
        { name: `${name}, deep page`, path: `${path}?cursor=${deep}` },
        { name: `${name}, newest first`, path: `${path}?order=newest` },
        { name: `${name}, search`, path: `${path}?q=${word}` },
      ];
    })
    .map((call) => ({ ...call, headers, maxRatio: PANEL_RATIO }));
}
