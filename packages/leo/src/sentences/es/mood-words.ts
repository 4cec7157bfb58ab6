import { stemSpanish } from "#search/stem-spanish.ts";

/** Spanish words for a mood, with the English word that means the same. */
const pairs = `
  divertido funny, gracioso funny, chistoso funny, comico funny, comica funny, risa funny, reir funny, bobo silly,
  tonto silly, loco silly, alegre cheerful, feliz happy, animado cheerful, contento happy, tranquilo calm, calmado calm,
  calma calm, relajante relaxing, relajado relaxing, suave gentle, sereno peaceful, tierno sweet, dulce sweet, bonito sweet,
  lindo cute, acogedor cozy, calientito cozy, emotivo touching, conmovedor touching, triste sad, melancolico melancholy,
  nostalgico nostalgic, llorar cry, miedo scary, terror horror, terrorifico scary, miedoso scary, aterrador scary,
  espantoso scary, escalofriante spooky, tenebroso spooky, espeluznante spooky, susto scary, asustar scary, tenso tense,
  suspenso suspense, emocionante exciting, accion action, trepidante exciting, aventurero adventurous, misterioso mysterious,
  misterio mystery, magico magical, sonador dreamy, ingenioso clever, inteligente clever, sorprendente surprising,
  romantico romantic, musical musical, esperanzador hopeful, inspirador inspiring, valiente brave, dormir bedtime,
  comedia comedy, drama sad
`;

const moods = new Map(
  pairs
    .trim()
    .split(/,\s+/)
    .map((pair): [string, string] => {
      const [spanish = "", english = ""] = pair.trim().split(" ");
      return [stemSpanish(spanish), english];
    }),
);

/** Words that can also be the subject of a film. */
const subjects = new Set(
  [
    "valiente",
    "magico",
    "miedo",
    "dormir",
    "musical",
    "misterio",
    "susto",
    "asustar",
    "reir",
    "llorar",
    "risa",
    "loco",
  ].map((word) => stemSpanish(word)),
);

export function spanishMoodOf(word: string): string | null {
  return moods.get(stemSpanish(word.replace(/isim(?=[oa]s?$)/, ""))) ?? null;
}

export function isOnlyMoodInSpanish(word: string): boolean {
  return spanishMoodOf(word) !== null && !subjects.has(stemSpanish(word));
}
