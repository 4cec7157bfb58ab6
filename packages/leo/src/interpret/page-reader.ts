import { intentOfPage } from "#intents/pages.ts";
import { pageNames } from "#sentences/es/page-names.ts";
import type { Reading } from "./reading.ts";
import type { Transcript } from "./transcript.ts";

/** "Abre la nave espacial", "llévanos al espacio, por favor"; what is opened is the first group. */
const opens =
  /^(?:leo |por favor |oye |hola )*(?:(?:abre|abreme|abrir|quiero abrir|entra|entrar|sube|subir|vamos|vamonos|ve|ir|quiero ir|queremos ir|llevame|llevanos|lleva me|lleva nos) )(?:a |en )?(?:al |el |la |las |los |mi )?(.+?)(?: por favor| porfa| leo)*$/;

/** "Let's play something", which asks for a game; "play something" alone asks for a film. */
const invitesToPlay = {
  en: /^(?:leo |hey |okay |ok |please )*(?:let's|lets|let us|can we|i want to|i wanna|we want to|we wanna) play (?:something|some games|games|video games|a video game)(?: please| leo| now| together)*$/,
  es: /^(?:leo |oye |hola )*(?:vamos a jugar|juguemos|queremos jugar|quiero jugar|jugamos)(?: algo| a algo| juegos| videojuegos| un videojuego)?(?: por favor| porfa| leo| ya| juntos)*$/,
} as const;

/** Invitations to play, and Spanish requests to open a page that no trained intent opens. */
export function readPage({
  words,
  language,
}: Pick<Transcript, "words" | "language">): Reading | null {
  if (invitesToPlay[language].test(words)) return toReading("/play-games");
  const name = language === "es" ? opens.exec(words)?.[1] : undefined;
  const page = pageNames.find(({ names }) => name !== undefined && names.includes(name));
  return page ? toReading(page.id) : null;
}

function toReading(pageId: string): Reading {
  return {
    understanding: {
      kind: "command",
      command: { intent: "openPage", slots: { pageId } },
      certainty: 1,
    },
    intent: intentOfPage(pageId),
  };
}
