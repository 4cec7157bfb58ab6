import type { Language } from "#distress/distress.ts";

/** Words by which people search for a kind of character. English kinds without one are as they are. */
export const kindWords: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: {
    child: "child kid girl boy",
    elder: "old elderly",
    slime: "slime blob jelly",
    wizard: "wizard magician",
    whale: "whale",
    owl: "owl bird",
    rabbit: "rabbit bunny",
    lion: "lion",
    robot: "robot machine",
  },
  es: {
    alien: "extraterrestre marciano alienigena",
    bear: "oso osa",
    cat: "gato gata",
    child: "nino nina",
    dragon: "dragon dragona",
    elder: "anciano anciana abuela abuelo",
    fox: "zorro zorra",
    knight: "caballero caballera",
    lion: "leon leona",
    owl: "buho lechuza pajaro",
    rabbit: "conejo coneja",
    robot: "robot maquina",
    slime: "slime gelatina",
    unicorn: "unicornio unicornia",
    whale: "ballena",
    wizard: "mago hechicero",
  },
};
