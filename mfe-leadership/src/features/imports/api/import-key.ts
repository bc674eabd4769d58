/** Where the query cache has an uploaded file. What a call answers of it is put there. */
export const importKey = (id: string) => ['imports', id] as const;
