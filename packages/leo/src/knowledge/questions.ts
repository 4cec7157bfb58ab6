import animals from "#corpus/questions/animals.json" with { type: "json" };
import bigQuestions from "#corpus/questions/big-questions.json" with { type: "json" };
import body from "#corpus/questions/body.json" with { type: "json" };
import computersAndLeo from "#corpus/questions/computers-and-leo.json" with { type: "json" };
import dinosaurs from "#corpus/questions/dinosaurs.json" with { type: "json" };
import earth from "#corpus/questions/earth.json" with { type: "json" };
import feelings from "#corpus/questions/feelings.json" with { type: "json" };
import filmsAndCartoons from "#corpus/questions/films-and-cartoons.json" with { type: "json" };
import food from "#corpus/questions/food.json" with { type: "json" };
import friendsAndFamily from "#corpus/questions/friends-and-family.json" with { type: "json" };
import history from "#corpus/questions/history.json" with { type: "json" };
import howThingsWork from "#corpus/questions/how-things-work.json" with { type: "json" };
import insects from "#corpus/questions/insects.json" with { type: "json" };
import moonAndSun from "#corpus/questions/moon-and-sun.json" with { type: "json" };
import musicAndArt from "#corpus/questions/music-and-art.json" with { type: "json" };
import numbersAndTime from "#corpus/questions/numbers-and-time.json" with { type: "json" };
import people from "#corpus/questions/people.json" with { type: "json" };
import pets from "#corpus/questions/pets.json" with { type: "json" };
import plants from "#corpus/questions/plants.json" with { type: "json" };
import sea from "#corpus/questions/sea.json" with { type: "json" };
import skyAndWeather from "#corpus/questions/sky-and-weather.json" with { type: "json" };
import sleepAndDreams from "#corpus/questions/sleep-and-dreams.json" with { type: "json" };
import space from "#corpus/questions/space.json" with { type: "json" };
import vehicles from "#corpus/questions/vehicles.json" with { type: "json" };
import wordsAndLanguage from "#corpus/questions/words-and-language.json" with { type: "json" };

/** A question that children ask, and its answer. `theme` is a noun by which a film could be found. */
export type QuestionEntry = {
  id: string;
  ask: readonly string[];
  say: string;
  theme: string | null;
  es: { ask: readonly string[]; say: string };
};

export const questions: readonly QuestionEntry[] = [
  ...animals,
  ...bigQuestions,
  ...body,
  ...computersAndLeo,
  ...dinosaurs,
  ...earth,
  ...feelings,
  ...filmsAndCartoons,
  ...food,
  ...friendsAndFamily,
  ...history,
  ...howThingsWork,
  ...insects,
  ...moonAndSun,
  ...musicAndArt,
  ...numbersAndTime,
  ...people,
  ...pets,
  ...plants,
  ...sea,
  ...skyAndWeather,
  ...sleepAndDreams,
  ...space,
  ...vehicles,
  ...wordsAndLanguage,
];
