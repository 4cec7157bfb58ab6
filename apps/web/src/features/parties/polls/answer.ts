import type { TitleCard } from "@goldmane/contracts/library/schema";
import { pollLengths } from "@goldmane/contracts/parties/limits";
import type { NewPoll } from "@goldmane/contracts/parties/schema";

/** A draft answer: a film or free text. */
export type Answer = { kind: "title"; title: TitleCard } | { kind: "text"; text: string };

type Draft = { question: string; answers: readonly Answer[]; length: string };

export function toPoll({ question, answers, length }: Draft): NewPoll {
  return {
    question: question.trim() || null,
    options: answers.map((answer) =>
      answer.kind === "title" ? { kind: "title", titleId: answer.title.id } : answer,
    ),
    seconds: pollLengths.find((known) => String(known) === length) ?? 0,
  };
}

export function nameOf(answer: Answer): string {
  return answer.kind === "title" ? answer.title.title : answer.text;
}
