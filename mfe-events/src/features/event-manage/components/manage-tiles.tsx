import { capacityMessages } from '@portal/campus-kit/events';
import type { EventAnswer } from '@portal/contracts';
import { CapacityBar, StatStrip, StatTile } from '@portal/ui';
import { useFormats } from '@portal/web-kit';
import { useFirstWaiting } from '../api/list-registrations';
import { tileMessages as messages, waitlistTitle } from '../registration-messages';
import { isUpcoming } from '../rules';

export function ManageTiles({ event }: { readonly event: EventAnswer }) {
  const formats = useFormats();
  const { registration, room_requests: requests = [] } = event;
  const { taken = 0, checked_in: checkedIn = 0, waiting = 0, max_participants: max } = registration;
  const { data: next } = useFirstWaiting(event._id, waiting);
  const pending = requests.filter(({ status }) => status === 'Pending').length;
  const takenText = formats.number(taken);
  const checkedInText = messages.there(formats.number(checkedIn), takenText);
  return (
    <StatStrip label={messages.figures}>
      <StatTile
        label={messages.registered}
        value={takenText}
        note={capacityNote(taken, max, formats.number)}
        meter={
          max === undefined ? undefined : (
            <CapacityBar label={capacityMessages.taken(takenText, max, formats.number(max))} value={taken} max={max} />
          )
        }
      />
      <StatTile
        label={messages.checkedIn}
        value={formats.number(checkedIn)}
        note={isUpcoming(event) ? checkedInNote(taken, checkedIn, formats.number) : checkedInText}
        meter={<CapacityBar label={checkedInText} value={checkedIn} max={taken} />}
      />
      <StatTile
        label={waitlistTitle}
        value={formats.number(waiting)}
        note={waiting === 0 ? messages.noOneWaiting : next === undefined ? '' : messages.next(next)}
      />
      <StatTile
        label={messages.requests}
        value={formats.number(requests.length)}
        note={requests.length === 0 ? messages.noneYet : messages.pending(formats.number(pending))}
      />
    </StatStrip>
  );
}

type FormatNumber = (count: number) => string;

function capacityNote(taken: number, max: number | undefined, number: FormatNumber): string {
  if (max === undefined) return capacityMessages.noLimit;
  return taken >= max
    ? capacityMessages.full(max, number(max))
    : capacityMessages.left(number(max - taken), max, number(max));
}

function checkedInNote(taken: number, checkedIn: number, number: FormatNumber): string {
  if (taken === 0) return messages.nobodyYet;
  return checkedIn >= taken ? messages.allHere : messages.toCome(number(taken - checkedIn));
}
