import type { ChildWeek } from "@goldmane/contracts/controls/report";
import type { Title } from "#features/library/service.ts";
import type { Words } from "#platform/words/words.ts";

/** Questions by theme; a theme without its own gets a generic one. */
const questionsIn = ({ say }: Words): Readonly<Record<string, string>> => ({
  courage: say`When were you brave this week, even a little?`,
  family: say`What does our family do that no other family does?`,
  friendship: say`What makes someone a good friend to you?`,
  grandparents: say`What would you like to ask your grandparents?`,
  honesty: say`When was it hard to tell the truth?`,
  kindness: say`Who was kind to you this week? Who were you kind to?`,
  loneliness: say`What helps when you feel alone?`,
  mistakes: say`Which mistake taught you something?`,
  "never giving up": say`What is something hard that you keep trying to learn?`,
  "saying goodbye": say`Who or what was hard to say goodbye to?`,
  school: say`What was the best moment at school this week?`,
  "second chances": say`Is there someone you’d like to give another chance?`,
  sharing: say`What is easy to share, and what isn’t?`,
  "trying again": say`What did you keep trying until it worked?`,
});

/** A conversation starter from the most watched title that has themes. */
export function findTalk(words: Words, mostWatched: readonly Title[]): ChildWeek["talk"] {
  const { say } = words;
  const questions = questionsIn(words);
  const told = mostWatched.filter(({ themes, synopsis }) => themes.length > 0 && synopsis !== "");
  const asked = told.find(({ themes }) => themes.some((theme) => theme in questions));
  const title = asked ?? told[0];
  if (!title) return null;
  const { id, themes, synopsis, moods } = title;
  const theme = themes.find((one) => one in questions);
  return {
    titleId: id,
    title: title.title,
    about: `${synopsis} ${describeStory(words, moods[0], themes.slice(0, 3))}`,
    question: (theme && questions[theme]) ?? say`How would you have ended the story?`,
  };
}

function describeStory(
  { say, sayText, sayTheme, formatList }: Words,
  mood: string | undefined,
  themes: readonly string[],
): string {
  const about = formatList(themes.map(sayTheme));
  if (mood === undefined) return say`It’s a story about ${about}.`;
  return /^[aeiou]/.test(mood)
    ? say`It’s an ${sayText(mood)} story about ${about}.`
    : say`It’s a ${sayText(mood)} story about ${about}.`;
}
