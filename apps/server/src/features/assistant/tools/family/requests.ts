import { isGrownUp } from "@goldmane/contracts/family/rules";
import * as z from "zod/mini";
import { readOwnRequests, readPendingApprovals } from "#features/controls/service.ts";
import { hasHousehold } from "#platform/app.ts";
import { usualSuggestions } from "#features/assistant/tools/texts/suggestions.ts";
import { type Outcome, refuse, type ToolContext } from "#features/assistant/tools/tool-context.ts";
import { defineTool } from "#features/assistant/tools/tool.ts";

export const requests = defineTool("requests", {
  description: "What the children ask a parent for, or how a child's own requests stand.",
  kind: "read",
  isFor: ({ viewer }) => viewer.profile !== null,
  input: z.object({}),
  run: async (context) => {
    const { viewer, words } = context;
    const { say } = words;
    const { watch, surprise } = usualSuggestions(words);
    const role = viewer.profile?.role;
    if (role === "parent") return await tellParent(context);
    return role !== undefined && isGrownUp(role)
      ? refuse(say`Requests go to the parents of this family.`, [watch, surprise])
      : await tellChild(context);
  },
});

async function tellParent({ app, viewer, words }: ToolContext): Promise<Outcome> {
  const { say, formatList, sayPlural } = words;
  const { watch, surprise } = usualSuggestions(words);
  if (!hasHousehold(viewer)) return refuse(say`That isn’t available on this profile.`);
  const { requests: all, pendingProfiles } = await readPendingApprovals(app, viewer);
  const open = all.filter(({ status }) => status === "waiting");
  const asked = open.map(({ kind, profile, title }) =>
    kind === "title" && title
      ? say`${profile.displayName} asks for ${title.title}`
      : say`${profile.displayName} asks for more time`,
  );
  const joining = pendingProfiles.map(({ displayName }) => say`${displayName} wants to join`);
  const told = [...asked, ...joining];
  if (told.length === 0) {
    return {
      text: say`No one is waiting for an answer.`,
      data: [],
      suggestions: [say`Open the family page`, watch, surprise],
      feeling: "happy",
    };
  }
  const more = told.length - 3;
  const rest = more > 0 ? [sayPlural(more, { one: "# more", other: "# more" })] : [];
  return {
    text: say`${formatList([...told.slice(0, 3), ...rest])}. You can answer on the family page.`,
    data: told,
    suggestions: [say`Open the family page`, watch, surprise],
    feeling: "happy",
  };
}

async function tellChild({ app, profileViewer, words, find }: ToolContext): Promise<Outcome> {
  const { say } = words;
  const { watch, joke, timeLeft } = usualSuggestions(words);
  const suggestions = [watch, timeLeft, joke];
  const [last] = await readOwnRequests(app, profileViewer);
  if (!last) return { text: say`You haven’t asked a parent for anything today.`, suggestions };
  const title = last.titleId === null ? null : find(last.titleId);
  const what = last.kind === "title" && title ? title.title : say`more time`;
  const text = {
    waiting: say`You asked for ${what}. No answer yet; I’ll show it as soon as it’s here.`,
    yes: say`You asked for ${what}, and the answer is yes!`,
    no: say`You asked for ${what}. The answer is no this time.`,
    expired: say`You asked for ${what}, but no one answered. You can ask again.`,
  }[last.status];
  return { text, data: { status: last.status }, suggestions, feeling: "caring" };
}
