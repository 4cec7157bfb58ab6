import type { ChildWeek } from "@goldmane/contracts/controls/report";
import type { Title } from "#features/library/service.ts";
import type { Words } from "#platform/words/words.ts";

/** Questions by theme; a theme without its own gets a generic one. */
const questionsIn = ({ say }: Words): Readonly<Record<string, string>> => ({
  courage: say`When were you brave this week, even a little?`,
  family: say`What does our family do that no other does?`,
  friendship: say`What makes someone a good friend to you?`,
  grandparents: say`What would you like to ask your grandparents?`,
  honesty: say`Was there a moment when telling the truth was hard?`,
  kindness: say`Who was kind to you this week, and to whom were you?`,
  loneliness: say`What helps when you feel alone?`,
  mistakes: say`Which mistake taught you something?`,
  "never giving up": say`What would you like to be able to do, and keep trying?`,
  "saying goodbye": say`Whom or what was it hard to say goodbye to?`,
  school: say`What was the best minute at school this week?`,
  "second chances": say`Is there someone who should get another chance?`,
  sharing: say`What is easy to share, and what is not?`,
  "trying again": say`What did you try again until it worked?`,
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
    question:
      (theme && questions[theme]) ??
      say`What did you think of the ${themes[0] ?? ""} in it, and how would you have ended the story?`,
  };
}

function describeStory(
  { say, sayText, formatList }: Words,
  mood: string | undefined,
  themes: readonly string[],
): string {
  const about = formatList(themes);
  if (mood === undefined) return say`It is a story about ${about}.`;
  return /^[aeiou]/.test(mood)
    ? say`It is an ${sayText(mood)} story about ${about}.`
    : say`It is a ${sayText(mood)} story about ${about}.`;
}
