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
    participant.role === "host" && say`gives the party`,
    participant.role === "cohost" && say`helps with the party`,
    !participant.isPresent && say`away`,
    participant.isPresent && isWaitedFor && say`still loading`,
    participant.isTalking && say`talking`,
    !isLobby && !participant.isWaitedFor && say`nobody has to wait for them`,
    isLobby && participant.isPresent && (participant.isReady ? say`ready` : say`not ready yet`),
    step === "together" && say`in step`,
    step === "near" && say`a little off`,
    step === "apart" && say`catching up`,
  ];
  return facts.filter(Boolean).join(", ") || say`here`;
}
