/** When what is heard in the ident happens, in seconds of it: as in the film that it belongs to. */
export const identTiming = { seconds: 10, gathered: 6.1, awake: 7.15, gleam: 7.5 } as const;
