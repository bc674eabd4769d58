export { PagedCards, type PagedCardsMessages, type PagedCardsProps } from './paged-cards/paged-cards';
