import type { Participant } from "@goldmane/contracts/parties/schema";
import type { DriftGrade } from "@goldmane/sync/follow/drift";
import { say } from "#platform/words/say.ts";

type Facts = {
  participant: Participant;
  isLobby: boolean;
  isWaitedFor: boolean;
  step: DriftGrade | null;
};

/** A participant's state in words, for screen readers. */
export function describeParticipant({ participant, isLobby, isWaitedFor, step }: Facts): string {
  const facts = [
    participant.role === "host" && say`host`,
    participant.role === "cohost" && say`co-host`,
    !participant.isPresent && say`away`,
    participant.isPresent && isWaitedFor && say`still loading`,
    participant.isTalking && say`talking`,
    !isLobby && !participant.isWaitedFor && say`not being waited for`,
    isLobby && participant.isPresent && (participant.isReady ? say`ready` : say`not ready yet`),
    step === "together" && say`in sync`,
    step === "near" && say`slightly out of sync`,
    step === "apart" && say`catching up`,
  ];
  return facts.filter(Boolean).join(", ") || say`here`;
}
