import type { Permission, PartyRole } from "@goldmane/contracts/parties/schema";
import { say } from "#platform/words/say.ts";

export const roleNames = (): Readonly<Record<PartyRole, string>> => ({
  host: say`host`,
  cohost: say`co-host`,
  guest: say`guest`,
});

export const permissionNames = (): Readonly<Record<Permission, string>> => ({
  play: say`Play and pause`,
  seek: say`Skip around in the film`,
  queue: say`Suggest films`,
  chat: say`Chat`,
  voice: say`Use voice chat`,
  kick: say`Remove people`,
});
