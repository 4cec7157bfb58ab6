import { partyCode } from "@goldmane/contracts/parties/schema";
import { isGrownUp } from "@goldmane/contracts/family/rules";
import { titleId } from "@goldmane/contracts/library/schema";
import * as z from "zod/mini";
import { usualSuggestions } from "./texts/suggestions.ts";
import { cardOf, type Outcome, refuse, type ToolContext } from "./tool-context.ts";
import { defineTool } from "./tool.ts";

const restore = { kind: "restore" } as const;
const zone = "/party-zone";

export const startParty = defineTool("startParty", {
  description: "Open the form that starts a watch party, with a film if one was named.",
  kind: "act",
  input: z.object({ titleId: z.nullable(titleId) }),
  run: (context, input) => openForm(context, { form: "start", titleId: input.titleId }),
});

export const scheduleParty = defineTool("scheduleParty", {
  description: "Open the form that schedules a watch party, with a film if one was named.",
  kind: "act",
  input: z.object({ titleId: z.nullable(titleId) }),
  run: (context, input) => openForm(context, { form: "schedule", titleId: input.titleId }),
});

/** The Party Zone with a form; people are invited there, never from here. */
function openForm(
  context: ToolContext,
  { form, titleId: id }: { form: "start" | "schedule"; titleId: string | null },
): Outcome {
  const { viewer, words, find } = context;
  const { say } = words;
  const refusal = refuseParties(context);
  if (refusal) return refusal;
  const { watch, surprise } = usualSuggestions(words);
  const { profile } = viewer;
  const mayHost = profile?.controls.party === "host";
  const isAllowed = mayHost && (form === "start" || isGrownUp(profile.role));
  if (!isAllowed) {
    return refuse(
      form === "start"
        ? say`A grown-up starts the party, and you can join it with the code.`
        : say`A grown-up schedules parties. Ask one to plan it with you.`,
      [say`Open the Party Zone`, watch, surprise],
    );
  }
  const title = id === null ? null : find(id);
  const path = `${zone}?${form}=${title?.id ?? ""}`;
  return {
    text:
      form === "start"
        ? title
          ? say`Let’s watch ${title.title} together! Check the details and press “Start party.”`
          : say`A party! Pick a film, or choose together, and press “Start party.”`
        : title
          ? say`Let’s plan it: pick the day and the guests for ${title.title}.`
          : say`Let’s plan it: pick the film, the day and the guests.`,
    data: { opened: form, titleId: title?.id ?? null },
    actions: [{ type: "navigate", path, undo: restore }],
    ...(title && { cards: [cardOf(title)] }),
    suggestions: [watch, surprise, say`How do parties work?`],
    feeling: "excited",
  };
}

export const joinParty = defineTool("joinParty", {
  description: "Join a watch party by its code.",
  kind: "act",
  input: z.object({ code: z.nullable(z.string().check(z.maxLength(20))) }),
  run: (context, input) => {
    const { words } = context;
    const { say } = words;
    const refusal = refuseParties(context);
    if (refusal) return refusal;
    const { watch, surprise } = usualSuggestions(words);
    const code = partyCode.safeParse(input.code ?? "");
    return {
      text: code.success
        ? say`Here we go, to the party!`
        : say`Enter the six-character code here, and you’re in.`,
      data: { opened: zone },
      actions: [
        {
          type: "navigate",
          path: code.success ? `${zone}/${code.data}` : `${zone}?join=`,
          undo: restore,
        },
      ],
      suggestions: [watch, surprise, say`How do parties work?`],
      feeling: "excited",
    };
  },
});

export const inviteToParty = defineTool("inviteToParty", {
  description: "Show how to invite others to the party on the screen.",
  kind: "act",
  input: z.object({}),
  run: (context) => {
    const { words, here } = context;
    const { say } = words;
    const refusal = refuseParties(context);
    if (refusal) return refusal;
    const { watch, surprise } = usualSuggestions(words);
    if (here.isInParty) {
      return {
        text: say`Choose who to invite, or share the code.`,
        actions: [{ type: "inviteToParty" }],
        suggestions: [say`Leave the party`, watch, surprise],
        feeling: "happy",
      };
    }
    return refuse(say`You’re not in a party right now. Shall we start one?`, [
      say`Start a party`,
      say`Open the Party Zone`,
      watch,
    ]);
  },
});

export const leaveParty = defineTool("leaveParty", {
  description: "Offer a button that leaves the party on the screen.",
  kind: "act",
  input: z.object({}),
  run: ({ words, here }) => {
    const { say } = words;
    const { watch, surprise } = usualSuggestions(words);
    if (!here.isInParty) {
      return refuse(say`You’re not in a party right now.`, [
        say`Open the Party Zone`,
        watch,
        surprise,
      ]);
    }
    return {
      text: say`Leave the party? The others can keep watching.`,
      actions: [{ type: "offer", what: "leaveParty", label: say`Leave party` }],
      suggestions: [say`Invite someone`, watch, surprise],
      feeling: "curious",
    };
  },
});

/** Parties need a profile that may take part. */
function refuseParties({ viewer, words }: ToolContext): Outcome | null {
  const { say } = words;
  const { watch, surprise } = usualSuggestions(words);
  if (viewer.profile === null)
    return refuse(say`Choose a profile first, then we can watch together.`, [
      say`Open family login`,
      watch,
      surprise,
    ]);
  return viewer.profile.controls.party === "none"
    ? refuse(say`Parties are turned off for you. A parent can change that.`, [watch, surprise])
    : null;
}
