import type { EventAnswer } from '@portal/contracts';
import { agendaFrom, eventsOn, layOutWeek, partOf, datedEvents } from './by-day';
import { weeksOf } from './days';

const kolkata = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' });
const dayOf = (moment: number) => kolkata.format(moment);

function anEvent(title: string, start: string | null, end: string | null = null): EventAnswer {
  return {
    _id: '65b000000000000000000001',
    version: 1,
    title,
    description: '',
    status: 'planned',
    category: 'technical',
    type: '',
    schedule: { start, end, venue: '', mode: 'offline' },
    organizing_unit_id: null,
    organizers: [],
    registration: { required: false },
    created_at: '2026-11-01T04:30:00.000Z',
  };
}

const titles = (dated: readonly ({ event: EventAnswer } | null)[]) => dated.map((one) => one?.event.title ?? null);
const [week = []] = weeksOf('2026-11-18', 'week');

describe('events by day', () => {
  it('stand on the day of the institute, not of the browser', () => {
    const [dated] = datedEvents([anEvent('Night walk', '2026-11-18T19:00:00.000Z')], dayOf);
    expect(dated?.first).toBe('2026-11-19');
  });

  it('leave out events without a date, and are sorted by start', () => {
    const late = anEvent('Late', '2026-11-19T10:00:00.000Z');
    const early = anEvent('Early', '2026-11-19T04:00:00.000Z');
    expect(titles(datedEvents([late, anEvent('Some day', null), early], dayOf))).toEqual(['Early', 'Late']);
  });

  it('end with the day when they end at midnight', () => {
    const [dated] = datedEvents([anEvent('Party', '2026-11-19T12:30:00.000Z', '2026-11-19T18:30:00.000Z')], dayOf);
    expect([dated?.first, dated?.last]).toEqual(['2026-11-19', '2026-11-19']);
  });

  it('belong to the evening when they end before 5 am, and to the night when they begin in it', () => {
    const daysOf = (start: string, end: string) => {
      const [dated] = datedEvents([anEvent('Party', start, end)], dayOf);
      return [dated?.first.slice(-2), dated?.last.slice(-2), dated?.endsAtNight];
    };
    // 8 pm to 1:30 am, to 4:59 am and to 5 am.
    expect(daysOf('2026-11-19T14:30:00.000Z', '2026-11-19T20:00:00.000Z')).toEqual(['19', '19', true]);
    expect(daysOf('2026-11-19T14:30:00.000Z', '2026-11-19T23:29:00.000Z')).toEqual(['19', '19', true]);
    expect(daysOf('2026-11-19T14:30:00.000Z', '2026-11-19T23:30:00.000Z')).toEqual(['19', '20', false]);
    // From 10 past midnight; of several days.
    expect(daysOf('2026-11-18T18:40:00.000Z', '2026-11-18T20:00:00.000Z')).toEqual(['19', '19', false]);
    expect(daysOf('2026-11-17T04:30:00.000Z', '2026-11-19T20:00:00.000Z')).toEqual(['17', '19', true]);
  });

  it('are on each day from the first to the last', () => {
    const dated = datedEvents([anEvent('Camp', '2026-11-16T04:00:00.000Z', '2026-11-18T12:00:00.000Z')], dayOf);
    expect(
      ['2026-11-15', '2026-11-16', '2026-11-17', '2026-11-18', '2026-11-19'].map((day) => eventsOn(dated, day).length),
    ).toEqual([0, 1, 1, 1, 0]);
    expect(['2026-11-16', '2026-11-17', '2026-11-18'].map((day) => dated[0] && partOf(dated[0], day))).toEqual([
      'start',
      'mid',
      'end',
    ]);
    expect(agendaFrom(dated, '2026-11-17', '2026-11-21').map(({ day }) => day)).toEqual(['2026-11-17', '2026-11-18']);
  });
});

describe('a week', () => {
  it('keeps each event of several days in its lane', () => {
    const dated = datedEvents(
      [
        anEvent('Camp', '2026-11-15T04:00:00.000Z', '2026-11-17T12:00:00.000Z'),
        anEvent('League', '2026-11-16T04:00:00.000Z', '2026-11-19T12:00:00.000Z'),
        anEvent('Fair', '2026-11-18T04:00:00.000Z', '2026-11-20T12:00:00.000Z'),
        anEvent('Talk', '2026-11-18T10:00:00.000Z', '2026-11-18T11:00:00.000Z'),
      ],
      dayOf,
    );
    const days = layOutWeek(dated, week);
    expect(days.map(({ bars }) => titles(bars))).toEqual([
      ['Camp'],
      ['Camp', 'League'],
      ['Camp', 'League'],
      ['Fair', 'League'],
      ['Fair', 'League'],
      ['Fair'],
      [],
    ]);
    expect(days.map(({ single }) => titles(single))).toEqual([[], [], [], ['Talk'], [], [], []]);
  });
});
