import { cardsAtMost } from "@goldmane/contracts/assistant/limits";
import { hasTimeLimits } from "@goldmane/contracts/controls/rules";
import type { Period } from "@goldmane/leo/command";
import { findPeople } from "@goldmane/leo/people/find-people";
import type { Person } from "@goldmane/leo/understanding";
import * as z from "zod/mini";
import { listWatchedBetween } from "#features/controls/service.ts";
import {
  daysOrAll,
  history,
  listNames,
  period,
  watchedTime,
} from "#features/assistant/tools/history.ts";
import { formatLength } from "#features/assistant/tools/texts/format-time.ts";
import { usualSuggestions } from "#features/assistant/tools/texts/suggestions.ts";
import {
  cardOf,
  type Outcome,
  refuse,
  type ToolContext,
} from "#features/assistant/tools/tool-context.ts";
import { callTool, defineTool, type Tool } from "#features/assistant/tools/tool.ts";
import type { Words } from "#platform/words/words.ts";

const input = z.object({
  /** As it was said, normalized. */
  name: z.string(),
  profileIds: z.array(z.string()),
  period,
});
type Asked = z.output<typeof input>;

/** For the embedded engine only: a model is never told what a child watched. */
export const historyOf = defineTool("historyOf", {
  description: "What a child or teen of the household watched, for a parent.",
  kind: "read",
  isFor: ({ viewer }) => viewer.profile !== null,
  input,
  run: (context, asked) => tellAbout(context, asked, { own: history, tell: tellFilms }),
});

export const watchedTimeOf = defineTool("watchedTimeOf", {
  description: "How long a child or teen of the household watched, for a parent.",
  kind: "read",
  isFor: ({ viewer }) => viewer.profile !== null,
  input,
  run: (context, asked) => tellAbout(context, asked, { own: watchedTime, tell: tellTime }),
});

type Watched = { titleId: string; title: string; seconds: number };
type Ways = {
  /** For someone who asks about themselves by name. */
  own: Tool;
  tell: (words: Words, person: Person, of: Period, watched: readonly Watched[]) => string;
};

async function tellAbout(
  context: ToolContext,
  { name, profileIds, period: of }: Asked,
  { own, tell }: Ways,
): Promise<Outcome> {
  const { words, people, profileViewer } = context;
  const { say } = words;
  const { watch, surprise } = usualSuggestions(words);
  const { id, displayName, role } = profileViewer.profile;
  const self = { id, name: displayName, role };
  if (profileIds.includes(id) || findPeople(name, [self]).length > 0)
    return await callTool(context, own, { period: of });
  if (role !== "parent")
    return refuse(say`I only tell that to parents. I can tell you what you watched.`, [
      say`What did I watch this week?`,
      watch,
      surprise,
    ]);
  const meant = people.filter((person) => profileIds.includes(person.id));
  const children = meant.filter((person) => hasTimeLimits(person.role));
  if (meant.length === 0) return askAboutWhom(context);
  if (children.length === 0)
    return refuse(say`What grown-ups watch is private. I can tell you about the children.`, [
      say`Open the weekly report`,
      watch,
      surprise,
    ]);
  const told = await Promise.all(
    children.map(async (child) => {
      const watched = await listWatched(context, child, of);
      return { text: tell(words, child, of, watched), watched };
    }),
  );
  const titleIds = [
    ...new Set(told.flatMap(({ watched }) => watched.map(({ titleId }) => titleId))),
  ];
  return {
    text: told.map(({ text }) => text).join(" "),
    cards: titleIds.flatMap((titleId) => cardFor(context, titleId)).slice(0, cardsAtMost),
    suggestions: [say`Open the weekly report`, say`Any requests for me?`, watch],
    feeling: "happy",
  };
}

/** What a child watched in a period, the latest day first, by title. */
async function listWatched(
  context: ToolContext,
  { id }: Person,
  of: Period,
): Promise<readonly Watched[]> {
  const days = daysOrAll(context, of);
  const facts = await listWatchedBetween(context.app.db, { profileIds: [id], ...days });
  const byTitle = new Map<string, Watched>();
  for (const { titleId, title, seconds } of facts.toReversed()) {
    const known = byTitle.get(titleId);
    const name = context.find(titleId)?.title ?? title;
    byTitle.set(titleId, { titleId, title: name, seconds: seconds + (known?.seconds ?? 0) });
  }
  return [...byTitle.values()];
}

function cardFor({ find }: ToolContext, titleId: string) {
  const title = find(titleId);
  return title ? [cardOf(title)] : [];
}

function askAboutWhom({ words, people }: ToolContext): Outcome {
  const { say } = words;
  const { watch, surprise } = usualSuggestions(words);
  const children = people.filter(({ role }) => hasTimeLimits(role));
  if (children.length === 0)
    return refuse(say`There’s no child or teen in your family yet. Add one on the family page.`, [
      say`Open the family page`,
      watch,
      surprise,
    ]);
  return {
    text: say`Which child do you mean?`,
    choices: children.map(({ name }) => ({
      label: name,
      message: say`What did ${name} watch this week?`,
    })),
    suggestions: [say`Open the weekly report`, watch, surprise],
    feeling: "curious",
  };
}

function tellFilms(
  words: Words,
  { name }: Person,
  of: Period,
  watched: readonly Watched[],
): string {
  const { say } = words;
  if (watched.length === 0) return tellNothing(words, name, of);
  const films = listNames(
    words,
    watched.map(({ title }) => title),
  );
  switch (of) {
    case "today":
      return say`Today ${name} watched ${films}.`;
    case "yesterday":
      return say`Yesterday ${name} watched ${films}.`;
    case "week":
      return say`This week ${name} watched ${films}.`;
    case "ever":
      return say`${name} last watched ${films}.`;
  }
}

function tellTime(words: Words, { name }: Person, of: Period, watched: readonly Watched[]): string {
  const { say } = words;
  const seconds = watched.reduce((sum, one) => sum + one.seconds, 0);
  if (seconds < 1) return tellNothing(words, name, of);
  const length = formatLength(words, seconds);
  switch (of) {
    case "today":
      return say`Today ${name} watched for ${length}.`;
    case "yesterday":
      return say`Yesterday ${name} watched for ${length}.`;
    case "week":
      return say`This week ${name} watched for ${length}.`;
    case "ever":
      return say`In all, ${name} watched for ${length}.`;
  }
}

function tellNothing({ say }: Words, name: string, of: Period): string {
  switch (of) {
    case "today":
      return say`${name} hasn’t watched anything today.`;
    case "yesterday":
      return say`${name} didn’t watch anything yesterday.`;
    case "week":
      return say`${name} didn’t watch anything this week.`;
    case "ever":
      return say`${name} hasn’t watched anything yet.`;
  }
}
