import type { Member } from "@goldmane/contracts/parties/schema";
import type { Step } from "@goldmane/sync/follow/drift";
import { say } from "#platform/words/say.ts";

type Facts = { member: Member; isLobby: boolean; isWaitedFor: boolean; step: Step | null };

/** What a seat shows, in words. */
export function describeSeat({ member, isLobby, isWaitedFor, step }: Facts): string {
  const facts = [
    member.role === "host" && say`gives the party`,
    member.role === "cohost" && say`helps with the party`,
    !member.isPresent && say`away`,
    member.isPresent && isWaitedFor && say`still loading`,
    member.isTalking && say`talking`,
    !isLobby && !member.isWaitedFor && say`nobody has to wait for them`,
    isLobby && member.isPresent && (member.isReady ? say`ready` : say`not ready yet`),
    step === "together" && say`in step`,
    step === "near" && say`a little off`,
    step === "apart" && say`catching up`,
  ];
  return facts.filter(Boolean).join(", ") || say`here`;
}
