/** As many characters as the services take to search for; no more can be typed or pasted. */
export const MAX_SEARCH_LENGTH = 100;
