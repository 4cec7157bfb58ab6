import type { Ask, AskAnswer } from "@goldmane/contracts/controls/asks";
import { extraMinutes } from "@goldmane/contracts/controls/limits";

/** A child's question in words. */
export function describeAsk({ kind, profile, title }: Ask): string {
  const name = profile.displayName;
  if (kind === "title") return `${name} would like to see “${title?.title}” (${title?.rating})`;
  return title
    ? `${name} would like more time for “${title.title}”`
    : `${name} would like more time`;
}

/** What may be answered with one tap, the word on the button first. */
export function answersFor({ kind, title }: Ask): { label: string; answer: AskAnswer }[] {
  const no = { label: "Not now", answer: { answer: "no" } } as const;
  if (kind === "title") {
    return [{ label: "Yes, show it", answer: { answer: "title" } }, no];
  }
  return [
    ...extraMinutes.map((minutes) => ({
      label: `${minutes} min`,
      answer: { answer: "minutes", minutes } as const,
    })),
    ...(title ? [{ label: "Just this film", answer: { answer: "title" } as const }] : []),
    no,
  ];
}

export function describeAnswer({ status, minutes, answeredBy, kind }: Ask): string {
  if (status === "expired") return "Nobody answered that day";
  if (status === "no") return `${answeredBy}: not now`;
  if (minutes !== null) return `${answeredBy}: ${minutes} minutes more`;
  return `${answeredBy}: yes${kind === "time" ? ", to its end" : ""}`;
}
