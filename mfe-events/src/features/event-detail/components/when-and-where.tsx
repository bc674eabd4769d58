import type { EventAnswer } from '@portal/contracts';
import { Cluster, IconText } from '@portal/ui';
import { useFormats } from '@portal/web-kit';
import { Calendar, MapPin } from 'lucide-react';
import { unscheduled } from '../../../messages';
import { messages } from '../messages';

/** When and where an event is, which is what its page begins with. */
export function WhenAndWhere({ schedule: { start, end, venue } }: Pick<EventAnswer, 'schedule'>) {
  const formats = useFormats();
  const when = () => {
    if (start === null) return unscheduled.date;
    if (end === null) return formats.dateTime(start);
    const isSameDay = formats.calendarDay(start) === formats.calendarDay(end);
    return messages.fromTo(formats.dateTime(start), isSameDay ? formats.time(end) : formats.dateTime(end));
  };
  return (
    <Cluster gap={4}>
      <IconText icon={<Calendar />}>{when()}</IconText>
      <IconText icon={<MapPin />}>{venue || unscheduled.venue}</IconText>
    </Cluster>
  );
}
