import { calls } from '@portal/contracts';
import { endpoint, ok, type Endpoint } from '@portal/service-kit';
import type { ServiceBoardService } from './service-board.service';

export function serviceBoardRoutes(board: ServiceBoardService): Endpoint[] {
  return [
    endpoint(
      calls.readServiceBoard,
      async () => ok(await board.read()),
      async () => ({ name: 'service.csv', text: await board.exportCsv() }),
    ),
  ];
}
