import { Trailer } from "./trailer.ts";

/** Plays a title's trailer on a stage, without a sound. Returns the function that ends it. */
export function playSilent(stage: Element, titleId: string): () => void {
  const trailer = new Trailer(stage, titleId, { shown: () => {}, over: () => {} });
  trailer.setSound(false);
  return () => trailer.leave();
}
