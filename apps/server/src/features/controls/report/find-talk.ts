import type { ChildWeek } from "@goldmane/contracts/controls/report";
import type { Title } from "#features/library/service.ts";

const lists = new Intl.ListFormat("en", { type: "conjunction" });

/** Questions that fit any story of a theme; where a theme has none, the theme itself is asked about. */
const questions: Readonly<Record<string, string>> = {
  courage: "When were you brave this week, even a little?",
  family: "What does our family do that no other does?",
  friendship: "What makes somebody a good friend to you?",
  grandparents: "What would you like to ask your grandparents?",
  honesty: "Was there a moment when telling the truth was hard?",
  kindness: "Who was kind to you this week, and to whom were you?",
  loneliness: "What helps when you feel alone?",
  mistakes: "Which mistake taught you something?",
  "never giving up": "What would you like to be able to do, and keep trying?",
  "saying goodbye": "Whom or what was it hard to say goodbye to?",
  school: "What was the best minute at school this week?",
  "second chances": "Is there somebody who should have another chance?",
  sharing: "What is easy to share, and what is not?",
  "trying again": "What did you try again until it worked?",
};

/** One thing to talk about, from the most watched title that says what it is about. */
export function findTalk(mostWatched: readonly Title[]): ChildWeek["talk"] {
  const told = mostWatched.filter(({ themes, synopsis }) => themes.length > 0 && synopsis !== "");
  const asked = told.find(({ themes }) => themes.some((theme) => theme in questions));
  const title = asked ?? told[0];
  if (!title) return null;
  const { id, themes, synopsis, moods } = title;
  const theme = themes.find((one) => one in questions);
  const kind = moods[0] ? `${moods[0]} story` : "story";
  const article = /^[aeiou]/.test(kind) ? "an" : "a";
  return {
    titleId: id,
    title: title.title,
    about: `${synopsis} It is ${article} ${kind} about ${lists.format(themes.slice(0, 3))}.`,
    question:
      (theme && questions[theme]) ??
      `What did you think of the ${themes[0]} in it, and how would you have ended the story?`,
  };
}
