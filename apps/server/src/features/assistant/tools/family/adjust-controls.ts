import {
  blockedWordMaxLength,
  dailyMinutesAtLeast,
  dailyMinutesAtMost,
  bedTimeFromEarliest,
  extraMinutesAtMost,
  ratingCeiling,
} from "@goldmane/contracts/controls/limits";
import {
  controlsChange,
  type ControlsChange,
  toAfternoon,
} from "@goldmane/contracts/controls/controls-change";
import { hasTimeLimits } from "@goldmane/contracts/controls/rules";
import { isGrownUp } from "@goldmane/contracts/family/rules";
import { isWithinRating } from "@goldmane/contracts/library/rules";
import type { Person } from "@goldmane/leo/understanding";
import * as z from "zod/mini";
import type { Words } from "#platform/words/words.ts";
import { formatClock, formatLength } from "#features/assistant/tools/texts/format-time.ts";
import { usualSuggestions } from "#features/assistant/tools/texts/suggestions.ts";
import {
  cardOf,
  type Outcome,
  refuse,
  type ToolContext,
} from "#features/assistant/tools/tool-context.ts";
import { describeChange } from "./describe-change.ts";
import { defineTool } from "#features/assistant/tools/tool.ts";

/** As Leo reads it from a message: checked further before it is proposed. */
const wantedChange = z.looseObject({ kind: z.string() });

/**
 * A parent's change of a child's controls: only proposed. It is made by a press of its button, after
 * the parent's password or PIN. For the embedded engine only: a model must not propose it.
 */
export const adjustControls = defineTool("adjustControls", {
  description: "Propose a change of a profile's parental controls to a parent.",
  kind: "read",
  input: z.object({ personId: z.nullable(z.string()), change: wantedChange }),
  run: (context, input) => {
    const { viewer, words, people } = context;
    const { say } = words;
    const { watch, surprise, timeLeft } = usualSuggestions(words);
    if (viewer.profile?.role !== "parent") {
      const isChild = viewer.profile !== null && !isGrownUp(viewer.profile.role);
      return refuse(
        say`Only a parent can change that.`,
        isChild ? [timeLeft, watch, surprise] : [watch, surprise],
      );
    }
    const change = readChange(words, input.change);
    if (typeof change === "string") return refuse(change, settingsSuggestions(words));
    const fitting = people.filter((person) => canHave(person, change));
    const named = people.find(({ id }) => id === input.personId);
    const person = named ?? (fitting.length === 1 ? fitting[0] : undefined);
    return person ? propose(context, person, change) : askWhichPerson(context, fitting);
  },
});

function askWhichPerson({ words, message }: ToolContext, people: readonly Person[]): Outcome {
  const { say } = words;
  if (people.length === 0)
    return refuse(say`There’s no child or teen in your family yet. Add one on the family page.`, [
      ...settingsSuggestions(words),
    ]);
  const asked = message.replace(/[\s.!?]+$/, "");
  return {
    text: say`Who is it for?`,
    choices: people.map(({ name }) => ({ label: name, message: say`${asked} for ${name}` })),
    suggestions: settingsSuggestions(words),
    feeling: "curious",
  };
}

function propose(context: ToolContext, person: Person, change: ControlsChange): Outcome {
  const { words, find } = context;
  const { say } = words;
  const { name, id, role } = person;
  if (isGrownUp(role))
    return refuse(
      say`${name} is a grown-up. Limits are for children and teens.`,
      settingsSuggestions(words),
    );
  if (!canHave(person, change))
    return refuse(
      role === "teen"
        ? say`A teen can watch films up to ${ratingCeiling.teen}.`
        : say`A child can watch films up to ${ratingCeiling.child}.`,
      settingsSuggestions(words),
    );
  const title = change.kind === "blockTitle" ? find(change.titleId) : null;
  if (change.kind === "blockTitle" && !title)
    return refuse(say`I can’t find that film here.`, settingsSuggestions(words));
  const texts = describeChange(words, { name, change, title: title?.title ?? "" });
  return {
    text: texts.question,
    actions: [
      { type: "proposeControls", profileId: id, change, label: texts.label, done: texts.done },
    ],
    ...(title && { cards: [cardOf(title)] }),
    suggestions: settingsSuggestions(words),
    feeling: "curious",
  };
}

/** Time is for children and teens; each role has a highest rating. */
function canHave({ role }: Person, change: ControlsChange): boolean {
  switch (change.kind) {
    case "limit":
    case "bedtime":
    case "grant":
      return hasTimeLimits(role);
    case "rating":
      return !isGrownUp(role) && isWithinRating(change.rating, ratingCeiling[role]);
    case "blockTitle":
    case "blockWord":
    case "leo":
      return !isGrownUp(role);
  }
}

/** The change within the limits of the settings, or why it can't be made. */
function readChange(words: Words, wanted: z.output<typeof wantedChange>): ControlsChange | string {
  const { say } = words;
  const inAfternoon =
    wanted.kind === "bedtime" && typeof wanted["minutes"] === "number"
      ? { ...wanted, minutes: toAfternoon(wanted["minutes"]) }
      : wanted;
  const read = controlsChange.safeParse(inAfternoon);
  if (read.success) return read.data;
  switch (wanted.kind) {
    case "limit":
      return say`A daily limit is between ${formatLength(words, dailyMinutesAtLeast * 60)} and ${formatLength(words, dailyMinutesAtMost * 60)}.`;
    case "bedtime":
      return say`A bedtime starts between ${formatClock(words, bedTimeFromEarliest)} and midnight.`;
    case "grant":
      return say`I can add up to ${formatLength(words, extraMinutesAtMost * 60)} for today.`;
    case "blockWord":
      return say`A blocked word can have at most ${blockedWordMaxLength} characters.`;
    default:
      return say`I didn’t get that. Can you say it another way?`;
  }
}

function settingsSuggestions({ say }: Words): string[] {
  return [say`Open the family page`, say`Open the weekly report`, say`Any requests for me?`];
}
