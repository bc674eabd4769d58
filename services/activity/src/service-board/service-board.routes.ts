import { calls } from '@portal/contracts';
import { download, endpoint, ok, type Endpoint } from '@portal/service-kit';
import type { ServiceBoardService } from './service-board.service';

export function serviceBoardRoutes(board: ServiceBoardService): Endpoint[] {
  return [
    endpoint(calls.readServiceBoard, async ({ req }) => {
      if (req.accepts([...calls.readServiceBoard.produces]) !== 'text/csv') return ok(await board.read());
      return download('text/csv; charset=utf-8', await board.exportCsv(), 'service.csv');
    }),
  ];
}
