import { originals } from "@goldmane/originals/catalog.gen";
import { pick, type Random } from "@goldmane/std/seeded-random";
import type { Language } from "./read-utterances.ts";

type Values = Readonly<Record<string, readonly [string, ...string[]]>>;

const titles = atLeastOne(originals.map(({ story }) => story.title));
const characters = atLeastOne([
  ...new Set(originals.flatMap(({ story }) => story.cast.map(({ name }) => name))),
]);
const series = atLeastOne([
  ...new Set(originals.flatMap((film) => (film.series ? [film.series.name] : []))),
]);
const numbers = ["2", "3", "4", "5", "6", "7", "8", "10", "12", "15", "20", "50", "100"] as const;
const minutes = ["5", "10", "15", "20", "30", "45", "60", "90", "five", "ten", "thirty"] as const;
const ages = ["3", "4", "5", "6", "7", "8", "9", "10", "12", "five", "seven"] as const;

const values: Readonly<Record<Language, Values>> = {
  en: {
    title: titles,
    series,
    character: characters,
    genre: ["sci-fi", "fantasy", "anime", "adventure", "kids", "originals"],
    page: ["home", "the party zone", "downloads", "my list", "settings", "explore", "billing"],
    person: [
      "Mia",
      "Theo",
      "grandma",
      "Pip",
      "June",
      "my son",
      "my daughter",
      "Leo",
      "dad",
      "Noah",
    ],
    minutes,
    age: ages,
    number: numbers,
    theme: [
      "dragons",
      "trains",
      "the sea",
      "robots",
      "dinosaurs",
      "space",
      "cats",
      "dogs",
      "pirates",
      "ghosts",
      "castles",
      "unicorns",
      "the moon",
      "bears",
      "trucks",
      "music",
      "snow",
      "friendship",
    ],
    mood: ["calm", "funny", "cozy", "spooky", "sad", "exciting", "silly", "gentle", "happy"],
    service: ["doordash", "uber eats", "spotify", "grubhub", "apple music", "pandora", "instacart"],
    food: ["pizza", "tacos", "sushi", "burgers", "noodles", "ice cream", "chicken"],
    track: ["Lantern Alley", "Pancake Sunday", "One Drop Sunday", "Campfire Fingers"],
    language: ["english", "spanish", "french", "german"],
    time: ["8", "7:30", "9 pm", "noon", "eight", "half past seven", "6"],
    day: ["friday", "saturday", "tomorrow", "tonight", "sunday", "monday"],
  },
  es: {
    title: titles,
    series,
    character: characters,
    genre: ["ciencia ficción", "fantasía", "anime", "aventura", "niños", "originales"],
    page: ["inicio", "la zona de fiesta", "descargas", "mi lista", "ajustes", "explorar"],
    person: ["Mía", "Mateo", "la abuela", "Sofía", "mi hijo", "mi hija", "papá", "Valentina"],
    minutes: ["5", "10", "15", "20", "30", "45", "60", "cinco", "diez", "treinta"],
    age: ["3", "4", "5", "6", "7", "8", "9", "10", "cinco", "siete"],
    number: numbers,
    theme: [
      "dragones",
      "trenes",
      "el mar",
      "robots",
      "dinosaurios",
      "el espacio",
      "gatos",
      "perros",
      "piratas",
      "fantasmas",
      "castillos",
      "unicornios",
      "la luna",
      "osos",
      "nieve",
    ],
    mood: ["tranquila", "divertida", "alegre", "triste", "suave", "de miedo", "emocionante"],
    service: ["rappi", "uber eats", "spotify", "didi food", "doordash", "apple music"],
    food: ["pizza", "tacos", "sushi", "hamburguesas", "pollo", "helado", "empanadas"],
    track: ["Lantern Alley", "Pancake Sunday", "One Drop Sunday", "Campfire Fingers"],
    language: ["inglés", "español", "francés", "portugués"],
    time: ["ocho", "siete y media", "nueve", "8", "seis"],
    day: ["viernes", "sábado", "domingo", "lunes", "martes"],
  },
};

/** Puts a name into each slot in braces: "play {title}" becomes "play Clank". */
export function fillSlots(text: string, language: Language, random: Random): string {
  return text.replaceAll(/\{(\w+)\}/g, (slot, name: string) => {
    const choices = values[language][name];
    if (!choices) throw new Error(`Unknown slot ${slot} in "${text}"`);
    return pick(random, choices);
  });
}

function atLeastOne(list: readonly string[]): readonly [string, ...string[]] {
  const [first, ...others] = list;
  if (first === undefined) throw new Error("An empty list of names");
  return [first, ...others];
}
