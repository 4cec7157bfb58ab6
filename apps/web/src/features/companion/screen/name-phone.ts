import type { RemoteCard } from "@goldmane/contracts/companion/schema";
import { say } from "#platform/words/say.ts";

/** "Nala · Safari on an iPhone"; a guest's phone goes by its device. */
export function namePhone({ name, device, isGuest }: RemoteCard): string {
  if (name === null) return say`Guest · ${device}`;
  return isGuest ? say`${name} (guest) · ${device}` : `${name} · ${device}`;
}
