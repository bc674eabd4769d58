import { calls } from '@portal/contracts';
import type { Endpoint } from '@portal/service-kit';
import { endpoint, ok } from '@portal/service-kit';
import type { FigureService } from './service';

/** HTTP face of the figures: translates, decides nothing. */
export function figureRoutes(figures: FigureService): Endpoint[] {
  return [endpoint(calls.readFeedbackFigures, async () => ok(await figures.read()))];
}
