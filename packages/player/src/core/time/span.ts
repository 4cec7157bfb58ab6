/** A named stretch of a film, end exclusive. */
export type Span = { startSeconds: number; endSeconds: number };
