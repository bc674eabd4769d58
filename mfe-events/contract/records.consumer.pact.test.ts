import { ACHIEVEMENT_STATES, ACHIEVEMENT_TYPES, calls, SKILL_TYPES } from '@portal/contracts';
import {
  day,
  eachLike,
  exactly,
  instant,
  integer,
  objectId,
  oneOf,
  pactOf,
  regex,
  string,
  total,
} from '@portal/test-kit/pacts';
import { enterOrigin, loadedBy, renderWithPortal } from '@portal/web-kit/testing';
import { screen } from '@testing-library/react';
import { createElement, useEffect } from 'react';
import { useSkillSearch } from '../src/features/event-form/api/find-skills';
import { AchievementsSection } from '../src/features/event-manage/components/achievements-section';

const eventId = 'cccccccccccccccccccccc02';
const moment = instant('2026-11-21T04:30:00.000Z');
const records = pactOf(import.meta, enterOrigin);

/** What its schema asks for; the page reads only how many there are. */
const achievement = {
  _id: objectId('ffffffffffffffffffffff01'),
  version: integer(1),
  achievement_id: regex(/^ACH-\d{4}-\d{4,}$/, 'ACH-2026-0042'),
  user_id: {
    _id: objectId('bbbbbbbbbbbbbbbbbbbbbb01'),
    name: string('Asha Nair'),
    username: string('asha@example.edu'),
  },
  title: string('Best Hack'),
  description: string('A weekend of work.'),
  category: string('Hackathon'),
  type: oneOf(ACHIEVEMENT_TYPES, 'technical'),
  level: string('inter-college'),
  date_achieved: day('2026-11-10'),
  position: string('first place'),
  certificate_url: string('https://example.edu/awards/7'),
  state: oneOf(ACHIEVEMENT_STATES, 'pending'),
  verified: exactly(false),
  created_at: moment,
};

describe('what the organisers of an event rely on', () => {
  it('a coordinator reads how many achievements from an event are to be verified', () =>
    records
      .answers(calls.listUnendorsedAchievements, {
        given: 'an achievement of an event of the unit is to be verified, and its coordinator asks',
        asked: 'how many achievements from an event are to be verified',
        params: { type: 'all' },
        query: { limit: '1', event: eventId, unit: 'own' },
        answer: eachLike(achievement),
        answerHeaders: total,
      })
      .to(async () => {
        renderWithPortal(createElement(AchievementsSection, { eventId }), { as: 'CLUB_COORDINATOR' });
        expect(await screen.findByText('1 achievement pending')).toBeVisible();
      }));

  it('an organiser finds an endorsed skill that those who attend may claim', () =>
    records
      .answers(calls.listSkills, {
        given: 'an endorsed skill exists, and a student asks',
        asked: 'the skills that an event can be marked with',
        query: { limit: '20', q: 'tab' },
        answer: eachLike({
          _id: objectId('aaaaaaaaaaaaaaaaaaaaaa01'),
          skill_id: regex(/^SKL-\d{4,}$/, 'SKL-0001'),
          name: string('Tabla'),
          category: string('Music'),
          type: oneOf(SKILL_TYPES, 'cultural'),
          description: string('A pair of drums.'),
          is_endorsed: exactly(true),
          created_at: moment,
        }),
      })
      .to(async () => {
        const found = await loadedBy(() => {
          const { found: data, picker } = useSkillSearch();
          const { onInputChange: type } = picker;
          useEffect(() => type('tab'), [type]);
          return { data, error: null, isPending: data.length === 0 } as const;
        });
        expect(found).toMatchObject([{ name: 'Tabla', category: 'Music' }]);
      }));
});
