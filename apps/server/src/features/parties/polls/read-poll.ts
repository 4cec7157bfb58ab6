import type { Language } from "@goldmane/contracts/languages";
import type { Poll } from "@goldmane/contracts/parties/schema";
import { presentCard, type ContentPolicy } from "#features/library/service.ts";
import { lookUpForAll } from "#features/parties/room/content-policies.ts";
import type { App } from "#platform/app.ts";
import { type VoteRow, findLastPoll, listVotes, type PollRow } from "./store.ts";

/** A party's latest poll, without titles that someone present isn't allowed to see. */
export async function readPoll(
  app: App,
  partyId: string,
  { policies, language }: { policies: readonly ContentPolicy[]; language: Language },
): Promise<Poll | null> {
  const row = await findLastPoll(app.db, partyId);
  if (!row) return null;
  const choices = await listVotes(app.db, row.id);
  const options = row.options.flatMap((_, choice) => {
    const option = presentOption(app, { row, choice, choices, policies, language });
    return option ? [option] : [];
  });
  const { id, question, endsAt } = row;
  return { id, askedBy: row.profileId, question, options, isOpen: isOpen(row, app.now()), endsAt };
}

export function isOpen({ endedAt, endsAt }: PollRow, now: number): boolean {
  return endedAt === null && (endsAt === null || now < endsAt);
}

type Place = {
  row: PollRow;
  choice: number;
  choices: readonly VoteRow[];
  policies: readonly ContentPolicy[];
  language: Language;
};

/** Null for a title that someone present isn't allowed to see. */
function presentOption(
  app: App,
  { row, choice, choices, policies, language }: Place,
): Poll["options"][number] | null {
  const answer = row.options[choice];
  if (!answer) return null;
  const votes = choices.filter((one) => one.choice === choice).map(({ profileId }) => profileId);
  if (answer.kind === "text") return { choice, title: null, text: answer.text, votes };
  const title = lookUpForAll(app, policies, answer.titleId, language);
  return title && { choice, title: presentCard(title), text: null, votes };
}
