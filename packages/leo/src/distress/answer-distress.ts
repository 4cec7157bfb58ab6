import { pick } from "#fun/pick.ts";
import type { Answers, Variants } from "./answers/answers.ts";
import { english } from "./answers/en.ts";
import { spanish } from "./answers/es.ts";
import type { Distress, Language } from "./distress.ts";

const answersIn: Readonly<Record<Language, Answers>> = { en: english, es: spanish };

export type Listener = {
  /** A grown-up gets other words than a child. */
  isGrownUp?: boolean;
  /** Leo's earlier answers in this conversation. They are repeated only if no other is left. */
  told?: readonly string[];
  seed?: number;
};

/** Returns Leo's complete answer to a message that expresses distress. */
export function answerDistress(
  distress: Distress,
  { isGrownUp = false, told = [], seed = 0 }: Listener = {},
): string {
  const answers = answersIn[distress.language];
  const variants: readonly string[] = isGrownUp
    ? answers.adult[distress.kind]
    : chooseForChild(answers, distress).map((text) => completeForChild(answers, distress, text));
  const fresh = variants.filter((text) => !told.includes(text));
  return pick(fresh.length > 0 ? fresh : variants, `${distress.kind} ${seed}`);
}

function chooseForChild(
  { kinds, severe, atHome, severeAtHome, mishap }: Answers,
  { kind, cause, degree, isMishap = false }: Distress,
): Variants {
  if (isMishap) return mishap;
  const isSevere = degree === "severe";
  const ofHome =
    cause === "home" && !isMildFeeling({ kind, degree })
      ? (isSevere && severeAtHome[kind]) || atHome[kind]
      : undefined;
  return ofHome ?? ((isSevere && severe[kind]) || kinds[kind]);
}

function completeForChild(
  { trusted, callToo }: Answers,
  { cause, kind, degree }: Distress,
  text: string,
): string {
  const isAtHome = cause === "home" && !isMildFeeling({ kind, degree });
  const whom = isAtHome ? trusted.youngNotAtHome : trusted.young;
  const said = text.replaceAll("{trusted}", whom).replaceAll("{Trusted}", capitalize(whom));
  return isAtHome ? `${said} ${callToo}` : said;
}

/** "I broke mom's vase" is about home, but nobody there does any harm. */
function isMildFeeling({ kind, degree }: Pick<Distress, "kind" | "degree">): boolean {
  return degree === "mild" && mildFeelings.has(kind);
}

const mildFeelings: ReadonlySet<Distress["kind"]> = new Set([
  "fear",
  "shame",
  "anxiety",
  "sadness",
  "anger",
  "longing",
]);

function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Suggested next messages for someone in distress. Each is recognized as a follow-up. */
export const nextSteps: Readonly<Record<Language, readonly string[]>> = {
  en: ["What should I do?", "Who can I tell?", "Thank you"],
  es: ["¿Qué hago?", "¿A quién le digo?", "Gracias"],
};
