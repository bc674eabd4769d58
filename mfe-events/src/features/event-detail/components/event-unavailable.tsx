import { UnavailablePage, type UnavailablePageProps } from '@portal/web-kit/unavailable-page';
import { paths } from '../../../paths';
import { messages } from '../messages';
import { BackToEvents } from './back-to-events';

const list = { href: paths.events, text: messages.toEvents };

/** The page of an event that is loading, could not be loaded, or does not exist. */
export function EventUnavailable({ query }: Pick<UnavailablePageProps, 'query'>) {
  return <UnavailablePage query={query} texts={messages} list={list} back={<BackToEvents />} />;
}
