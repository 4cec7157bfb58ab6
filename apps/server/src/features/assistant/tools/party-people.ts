import { AppError } from "@goldmane/contracts/errors";
import type { Participant } from "@goldmane/contracts/parties/schema";
import { findPeople } from "@goldmane/leo/people/find-people";
import * as z from "zod/mini";
import { readParties, readParty } from "#features/parties/service.ts";
import type { Words } from "#platform/words/words.ts";
import { usualSuggestions } from "./texts/suggestions.ts";
import { refuse, type ToolContext } from "./tool-context.ts";
import { defineTool } from "./tool.ts";

/** For the embedded engine only: a model is told no names. */
export const whoIsInParty = defineTool("whoIsInParty", {
  description: "Who is in this viewer's watch party, or whether someone is.",
  kind: "read",
  isFor: ({ viewer }) => viewer.profile !== null,
  /** Normalized; null asks about everyone. */
  input: z.object({ name: z.nullable(z.string()) }),
  run: async (context, { name }) => {
    const { words } = context;
    const { say } = words;
    const { watch, surprise } = usualSuggestions(words);
    const others = await listOthers(context);
    if (others === null)
      return refuse(say`You’re not in a party right now.`, [
        say`Open the Party Zone`,
        watch,
        surprise,
      ]);
    return {
      text: tellWho(words, others, name),
      suggestions: [say`Invite someone`, say`Leave the party`, surprise],
      feeling: "happy",
    };
  },
});

/** The others who are present in the viewer's party; null if the viewer is in none. */
async function listOthers({ app, profileViewer }: ToolContext): Promise<Participant[] | null> {
  const { parties } = await readParties(app, profileViewer);
  for (const { id } of parties.filter(({ isParticipant }) => isParticipant)) {
    const party = await readParty(app, profileViewer, id).catch(ignoreRefusal);
    const present = party?.participants.filter(({ isPresent }) => isPresent) ?? [];
    const others = present.filter(({ profileId }) => profileId !== profileViewer.profile.id);
    if (others.length < present.length) return others;
  }
  return null;
}

/** A party that just ended, or that a child needs a parent's consent for. */
function ignoreRefusal(error: unknown): null {
  if (error instanceof AppError) return null;
  throw error;
}

function tellWho(words: Words, others: readonly Participant[], name: string | null): string {
  const { say, formatList } = words;
  const list = (people: readonly Participant[]) =>
    formatList(people.map(({ displayName }) => displayName));
  if (others.length === 0)
    return name === null
      ? say`Only you so far. Shall we invite someone?`
      : say`Not yet, only you so far. Shall we invite someone?`;
  if (name === null) return say`In the party with you: ${list(others)}.`;
  const asked = findNamed(name, others);
  return asked.length > 0
    ? say`Yes, in the party with you: ${list(asked)}.`
    : say`Not yet. In the party with you: ${list(others)}.`;
}

function findNamed(name: string, participants: readonly Participant[]): Participant[] {
  const people = participants.map(({ profileId, displayName, isChild }) => ({
    id: profileId,
    name: displayName,
    role: isChild ? ("child" as const) : ("adult" as const),
  }));
  const ids = findPeople(name, people);
  return participants.filter(({ profileId }) => ids.includes(profileId));
}
