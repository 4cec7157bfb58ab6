import { intentOfPage } from "#intents/pages.ts";
import { pageNames } from "#sentences/es/page-names.ts";
import type { Reading } from "./reading.ts";
import type { Transcript } from "./transcript.ts";

/** "Abre la nave espacial", "llévanos al espacio, por favor"; what is opened is the first group. */
const opens =
  /^(?:leo |por favor |oye |hola )*(?:(?:abre|abreme|abrir|quiero abrir|entra|entrar|sube|subir|vamos|vamonos|ve|ir|quiero ir|queremos ir|llevame|llevanos|lleva me|lleva nos) )(?:a |en )?(?:al |el |la |las |los |mi )?(.+?)(?: por favor| porfa| leo)*$/;

/** Spanish requests to open a page that no trained intent opens. */
export function readPage({
  words,
  language,
}: Pick<Transcript, "words" | "language">): Reading | null {
  const name = language === "es" ? opens.exec(words)?.[1] : undefined;
  const page = pageNames.find(({ names }) => name !== undefined && names.includes(name));
  if (!page) return null;
  return {
    understanding: {
      kind: "command",
      command: { intent: "openPage", slots: { pageId: page.id } },
      certainty: 1,
    },
    intent: intentOfPage(page.id),
  };
}
