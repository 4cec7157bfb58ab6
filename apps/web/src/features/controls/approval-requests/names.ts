import type {
  ApprovalRequest,
  ApprovalAnswer,
} from "@goldmane/contracts/controls/approval-requests";
import { extraMinutes } from "@goldmane/contracts/controls/limits";
import { say } from "#platform/words/say.ts";

/** A request in words. */
export function describeRequest({ kind, profile, title }: ApprovalRequest): string {
  const name = profile.displayName;
  if (kind === "title") return say`${name} wants to watch “${title?.title}” (${title?.rating})`;
  return title ? say`${name} wants more time for “${title.title}”` : say`${name} wants more time`;
}

/** One-tap answers with their labels. */
export function answersFor({
  kind,
  title,
}: ApprovalRequest): { label: string; answer: ApprovalAnswer }[] {
  const no = { label: say`Not now`, answer: { answer: "no" } } as const;
  if (kind === "title") {
    return [{ label: say`Allow`, answer: { answer: "title" } }, no];
  }
  return [
    ...extraMinutes.map((minutes) => ({
      label: say`${minutes} min`,
      answer: { answer: "minutes", minutes } as const,
    })),
    ...(title ? [{ label: say`Just this film`, answer: { answer: "title" } as const }] : []),
    no,
  ];
}

export function describeAnswer({ status, minutes, answeredBy, kind }: ApprovalRequest): string {
  if (status === "expired") return say`No one answered that day`;
  if (status === "no") return say`${answeredBy}: not now`;
  if (minutes !== null) return say`${answeredBy}: ${minutes} more minutes`;
  return kind === "time" ? say`${answeredBy}: yes, to the end` : say`${answeredBy}: yes`;
}
