import { portalName, writeLetter, type Compose, type Logger, type Mails, type Session } from '@portal/service-kit';
import type { EventData, InstituteSettings } from '@portal/contracts';
import type { PersonService } from '../people/service';
import type { PreferencesService } from '../preferences/service';
import { reviewMailData, reviewMailOf, reviewWords, type ReviewMailData } from './domain';

interface Parts {
  people: Pick<PersonService, 'addressOf'>;
  preferences: Pick<PreferencesService, 'of'>;
  mails: Mails;
  settings: InstituteSettings;
  publicOrigin: string;
  logger: Logger;
}

interface Review {
  actor?: { name: string } | null | undefined;
  data: EventData<'events.room-request.approved.v1'>;
}

const KIND = 'room-reviewed';

export type ReviewMailService = ReturnType<typeof createReviewMailService>;

/** Mails to people who want to know what became of their room requests. */
export function createReviewMailService({ people, preferences, mails, settings, publicOrigin, logger }: Parts) {
  /** In the transaction that notes the event, so there is one mail however often the event comes. */
  async function tell(decision: ReviewMailData['decision'], review: Review, session: Session): Promise<void> {
    const { requestedBy: userId } = review.data;
    if (!(await preferences.of(userId, session)).roomReviewed) return;
    const to = await people.addressOf(userId, session);
    if (to === null) return logger.warn({ userId }, 'somebody wants mail whose address is not known');
    await mails.enqueue(session, { kind: KIND, userId, to, data: reviewMailOf(decision, review) });
  }

  /** One that was switched off while the mail waited is not sent. */
  const letters: Compose = async ({ kind, userId, data }) => {
    if (kind !== KIND || userId === null || !(await preferences.of(userId)).roomReviewed) return null;
    const said = reviewMailData.parse(data);
    const link = { label: 'Open the event', url: `${publicOrigin}/events/${said.eventId}` };
    return writeLetter({ portal: portalName(settings), ...reviewWords(said), link });
  };

  return { tell, letters };
}
