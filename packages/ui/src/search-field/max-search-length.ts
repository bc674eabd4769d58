/** Maximum length of a search term in the services; fields accept no more. */
export const MAX_SEARCH_LENGTH = 100;
