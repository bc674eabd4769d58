import type { ActivityAnswer, ActivityType } from '@portal/contracts';
import { TextLink, type TimelineDay, type TimelineRow } from '@portal/ui';
import { CategoryBadge, useFormats, useSession } from '@portal/web-kit';
import { CalendarDays, CircleCheck, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { messages } from '../messages';
import { byDay } from '../by-day';
import { mayOpen } from '../may-open';
import { splitAtMatches } from '../sentence';

const DAY = 86_400_000;

const icons: Readonly<Record<ActivityType, ReactNode>> = {
  approval: <CircleCheck />,
  event: <CalendarDays />,
  cosa: <Users />,
};

/** The feed as rows by day: today, yesterday, then dates. */
export function useFeedDays(entries: readonly ActivityAnswer[], arrived: readonly ActivityAnswer[]): TimelineDay[] {
  const formats = useFormats();
  const { user, role } = useSession();
  const today = formats.calendarDay(Date.now());
  const yesterday = formats.calendarDay(Date.now() - DAY);
  const isNew = new Set(arrived.map(({ _id }) => _id));
  const rowOf = (entry: ActivityAnswer): TimelineRow => ({
    id: entry._id,
    time: formats.time(entry.timestamp),
    dateTime: entry.timestamp,
    icon: icons[entry.type],
    isUnread: isNew.has(entry._id),
    text: splitAtMatches(entry, user?._id, messages.you).map(({ text, isName, isSubject, at }) => {
      if (!isName) return <span key={at}>{text}</span>;
      return (
        <b key={at}>{isSubject && mayOpen(entry.link, role) ? <TextLink href={entry.link}>{text}</TextLink> : text}</b>
      );
    }),
    meta: (
      <>
        <span>{messages.types[entry.type]}</span>
        {entry.unit ? <CategoryBadge category={entry.unit.category}>{entry.unit.name}</CategoryBadge> : null}
      </>
    ),
  });
  return byDay(entries, formats.calendarDay).map(({ day, entries: ofDay }) => {
    const moment = ofDay[0]?.timestamp ?? day;
    const named = day === today ? messages.today : day === yesterday ? messages.yesterday : undefined;
    return {
      id: day,
      title: named ?? formats.date(moment),
      note: named ? formats.day(moment) : undefined,
      rows: ofDay.map(rowOf),
    };
  });
}
