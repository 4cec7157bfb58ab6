import { normalizeSpanish } from "#slots/normalize-spanish.ts";
import { normalizeText } from "#text/normalize-text.ts";
import type { DistressKind } from "./distress.ts";

const ofBody =
  "arm|leg|bone|finger|heart|nose|wrist|ankle|foot|toe|neck|head|tooth|teeth|back|brazo|pierna|dedo|corazon|nariz|pie|cabeza|diente";
const broke = new RegExp(
  String.raw`\b(?:i|we) (?:\w+ ){0,2}(?:broke|spilled|spilt|dropped|ripped|tore|cracked|smashed|ruined|scratched|stained)\b(?! (?:my |his |her |the |a )?(?:${ofBody}|up|down)\b)|\b(?:rompi|rompimos|quebre|derrame|manche|arruine|raye|rasgue|tire)\b(?! (?:el |la |mi |un )?(?:${ofBody})\b)`,
);
/** What makes it more than an accident. */
const graver =
  /\b(?:hit|hits|beat|beats|hurt|hurts|kill|belt|pega|pegue|pegar|pegan|golpe\w*|matar?)\b/;

const milder: ReadonlySet<DistressKind> = new Set(["fear", "shame", "anxiety", "sadness"]);

/** Whether someone only broke or spilled something, and fears what comes next. */
export function isMishap(message: string, kind: DistressKind): boolean {
  if (!milder.has(kind)) return false;
  return [normalizeText(message), normalizeSpanish(message)].some(
    (words) => broke.test(words) && !graver.test(words),
  );
}
