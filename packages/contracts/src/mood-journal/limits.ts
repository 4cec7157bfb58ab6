/** How someone feels, from 1, very bad, to 5, great. */
export const moodFaces = [1, 2, 3, 4, 5] as const;

/** Words for a mood and for what it may be about, which a child understands. */
export const moodTags = [
  "tired",
  "sleepy",
  "worried",
  "scared",
  "sad",
  "lonely",
  "angry",
  "bored",
  "sick",
  "relaxed",
  "excited",
  "proud",
  "loved",
  "thankful",
  "silly",
  "curious",
  "at-school",
  "at-home",
  "outside",
  "with-friends",
  "with-family",
  "with-a-pet",
] as const;

/** What a session consisted of. */
export const moodActivities = ["music", "breathing", "nature", "sleep-timer"] as const;

/** In characters. */
export const noteMaxLength = 500;
export const tagsAtMost = 8;
export const entriesADay = 24;
/** Days of the calendar, with today. */
export const calendarDays = 30;

/** A summary needs this many days with a check-in. */
export const summaryDaysAtLeast = 3;
/** Sessions, or days, that a sentence of the summary must rest on. */
export const evidenceAtLeast = 3;
/** How much the average face of two groups of days must differ to be mentioned. */
export const clearDifference = 0.5;
