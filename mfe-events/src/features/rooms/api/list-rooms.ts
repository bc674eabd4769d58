import { calls, type AnswerOf } from '@portal/contracts';
import { usePages } from '@portal/web-kit';
import { keepPreviousData } from '@tanstack/react-query';

const PAGE_SIZE = 50;

export type Room = AnswerOf<typeof calls.listRooms>[number];

/** The whole catalogue, page by page, with the rooms that are not in use. */
export function useCatalogue(q: string) {
  const query = { active: 'all' as const, limit: PAGE_SIZE, ...(q && { q }) };
  return usePages(calls.listRooms, { query }, { placeholderData: keepPreviousData });
}
