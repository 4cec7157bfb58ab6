import type { HelpList } from "@goldmane/contracts/help/schema";
import { helpArticles, type HelpReader, isFor } from "@goldmane/leo/help/articles";
import type { Viewer } from "#platform/app.ts";
import { PreparedAnswer } from "#platform/http/prepared-answer.ts";

/** Which articles concern a viewer. A visitor reads what parents do: they may become one. */
function helpReaderOf({ isOperator, profile }: Viewer): HelpReader {
  if (isOperator) return "operator";
  if (!profile || profile.role === "parent") return "parent";
  return profile.role === "adult" ? "grown-up" : "child";
}

/** The settings of a child or teen have no page without a chosen profile. */
const withoutProfile = "/profile/family";

/** One for each language and kind of reader; the articles are part of the release. */
const answers = new Map<string, PreparedAnswer<HelpList>>();

export async function readHelp(viewer: Viewer): Promise<PreparedAnswer<HelpList>> {
  const { language } = viewer;
  const reader = helpReaderOf(viewer);
  const key = `${language} ${reader}`;
  const known = answers.get(key);
  if (known) return known;
  const list: HelpList = {
    articles: helpArticles
      .filter(({ id }) => isFor(id, reader))
      .map(({ id, area, page, [language]: { title, ask, say, body } }) => ({
        id,
        area,
        title,
        ask: [...ask],
        say,
        body,
        page: page?.includes("{profile}") ? withoutProfile : page,
      })),
  };
  const answer = new PreparedAnswer<HelpList>(Buffer.from(JSON.stringify(list)));
  answers.set(key, answer);
  return answer;
}
