import type { Permission, PartyRole } from "@goldmane/contracts/parties/schema";
import { say } from "#platform/words/say.ts";

export const roleNames = (): Readonly<Record<PartyRole, string>> => ({
  host: say`gives the party`,
  cohost: say`helps with the party`,
  guest: say`guest`,
});

export const permissionNames = (): Readonly<Record<Permission, string>> => ({
  play: say`May play and pause`,
  seek: say`May go to another place in the film`,
  queue: say`May propose films`,
  chat: say`May chat`,
  voice: say`May talk`,
  kick: say`May show others out`,
});
