import type { CloudEvent, EventName } from '@portal/contracts';
import type { EventHandler } from '@portal/service-kit';
import type { News, NewsService } from './service';

/** Every event that concerns a person is told in the same way; only the words differ. */
export function tellPerson<N extends EventName>(
  news: Pick<NewsService, 'tell' | 'timeZone'>,
  wordsOf: (event: CloudEvent<N>, timeZone: string) => News | null,
): EventHandler<N> {
  return async (event, session) => {
    const told = wordsOf(event, news.timeZone);
    if (told) await news.tell(event, told, session);
  };
}

/** What every president is told. */
export function tellPresidents<N extends EventName>(
  news: Pick<NewsService, 'tellPresidents' | 'timeZone'>,
  wordsOf: (event: CloudEvent<N>, timeZone: string) => Omit<News, 'userId'>,
): EventHandler<N> {
  return (event, session) => news.tellPresidents(event, wordsOf(event, news.timeZone), session);
}
