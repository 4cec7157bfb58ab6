/** Times of the ident's sound events, in seconds. The picture uses the same times. */
export const identTiming = { seconds: 10, gathered: 6.1, awake: 7.15, gleam: 7.5 } as const;
