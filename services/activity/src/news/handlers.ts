import type { CloudEvent, EventName } from '@portal/contracts';
import type { EventHandler } from '@portal/service-kit';
import type { News, NewsService } from './service';

/** Every event that concerns a person is told in the same way; only the words differ. */
export function tellPerson<N extends EventName>(
  news: Pick<NewsService, 'tell' | 'timeZone'>,
  wordsOf: (event: CloudEvent<N>, timeZone: string) => News,
): EventHandler<N> {
  return (event, session) => news.tell(event, wordsOf(event, news.timeZone), session);
}
