import { Trailer } from "./trailer.ts";

/** Plays a title's trailer muted. Returns a function that stops it. */
export function playSilent(stage: Element, titleId: string): () => void {
  const trailer = new Trailer(stage, titleId, { shown: () => {}, over: () => {} });
  trailer.setSound(false);
  return () => trailer.leave();
}
