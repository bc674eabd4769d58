import { FigureStrip } from '@portal/web-kit/figures';
import { homeMessages as messages } from '../messages';
import { useHomeFigures } from './use-home-figures';

/** The four counters. */
export function HomeCounters({ userId }: { readonly userId: string }) {
  return <FigureStrip label={messages.counters} figures={useHomeFigures(userId)} />;
}
