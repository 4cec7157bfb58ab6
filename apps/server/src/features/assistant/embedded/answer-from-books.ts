import { isGrownUp } from "@goldmane/contracts/family/rules";
import type { HelpReader } from "@goldmane/leo/help/articles";
import type { HelpIntent, KnowledgeIntent } from "@goldmane/leo/intents/talk-intents";
import { noFacets } from "@goldmane/leo/facets";
import { searchVisible } from "#features/assistant/tools/find-titles.ts";
import { usualSuggestions } from "#features/assistant/tools/texts/suggestions.ts";
import { cardOf, type ToolContext } from "#features/assistant/tools/tool-context.ts";
import type { Answered } from "./answer-by-engine.ts";
import { openBooks } from "./open-books.ts";

/** Answers a question about the world; null if Leo doesn't know. */
export async function answerFromKnowledge(
  context: ToolContext,
  intent: KnowledgeIntent | null,
): Promise<Answered | null> {
  const { app, viewer, words, message } = context;
  const { answerKnowledge } = await import("@goldmane/leo/knowledge/answer-knowledge");
  const { knowledge } = await openBooks();
  const found = answerKnowledge(
    message,
    {
      language: words.language,
      intent,
      now: new Date(app.now()),
      timeZone: viewer.timeZone ?? "UTC",
    },
    knowledge,
  );
  if (!found) return null;
  const { say } = words;
  const { story, joke } = usualSuggestions(words);
  const { theme, text, topic } = found;
  const films =
    theme === null
      ? []
      : searchVisible(context, { query: theme, facets: noFacets, limit: 2 }).found;
  return {
    text,
    intent: `knowledge.${topic}`,
    feeling: "happy",
    cards: films.map(({ title, reason }) => cardOf(title, reason)),
    suggestions: [theme === null ? story : say`A film about ${words.sayTheme(theme)}`, story, joke],
  };
}

/** Answers a question about Goldmane by an article; null if none does. */
export async function answerFromHelp(
  context: ToolContext,
  intent: HelpIntent | null,
): Promise<Answered | null> {
  const { words, message } = context;
  const { findHelp } = await import("@goldmane/leo/help/find-help");
  const { helpArticle } = await import("@goldmane/leo/help/articles");
  const { help } = await openBooks();
  const moment = { language: words.language, intent, who: readerOf(context) };
  const found = findHelp(message, moment, help);
  const article = found && helpArticle(found.articleId);
  if (!article) return null;
  const { say } = words;
  const { watch, help: more, joke } = usualSuggestions(words);
  const page = article.page === null ? null : pageFor(context, article.page);
  return {
    text: article[words.language].say,
    intent: `help.${article.id}`,
    feeling: "happy",
    ...(page !== null && {
      actions: [
        {
          type: "showHelp",
          articleId: article.id,
          page,
          control: article.control,
          label: say`Show me`,
        },
      ],
    }),
    suggestions: [more, watch, joke],
  };
}

/** The page of a child, if there is only one; otherwise all are on the family page. */
function pageFor({ people, message }: ToolContext, page: string): string {
  if (!page.includes("{profile}")) return page;
  const young = people.filter(({ role }) => role === "child" || role === "teen");
  const named = young.filter(({ name }) => message.toLowerCase().includes(name.toLowerCase()));
  const one = named.length === 1 ? named[0] : young.length === 1 ? young[0] : undefined;
  return one ? page.replace("{profile}", one.id) : "/profile/family";
}

function readerOf({ viewer }: ToolContext): HelpReader {
  const { profile, isOperator } = viewer;
  if (isOperator) return "operator";
  if (profile === null) return "everyone";
  if (profile.role === "parent") return "parent";
  return isGrownUp(profile.role) ? "grown-up" : "child";
}
