import { pattern, type Pattern } from "#distress/pattern.ts";

/** Follow-ups to a serious message, which have no meaning by themselves. */
export const followUps: readonly Pattern[] = [
  pattern("PRON|HOME >did|does|do|doing|hizo|hace >it|that|lo|again|otra"),
  pattern("it|PRON|HOME|SELF|that >again|otra"),
  pattern("happened|happens|happening|paso|pasa"),
  pattern("^ +every|always|todos|siempre +day|night|time|los|since"),
  pattern(
    "what|que|who|how|quien >SELF|puedo|debo >do|tell|stop|help|ask|hacer|hago|decir|contar|digo",
  ),
  pattern("what|que +should|do|can|hago|puedo|debo", /\bdo you\b|\bcan you\b/),
  pattern("help|ayuda|ayudame"),
  pattern("SELF >NOT >tell|talk|know|decir|contar|trust|believe"),
  pattern("NOBODY >believe|believes|help|helps|listen|listens|cree|ayuda"),
  pattern("PRON|HOME >ANGRY|mad|know|find|hear|be|come|coming|home|here"),
  pattern("it|me|duele >HURTS|hurt"),
  pattern("SELF >SCARED|SAD|CRY"),
  pattern("SELF >mean|meant|serious|real"),
  pattern("^ +HOME|PRON|him|her|them BREAK"),
  pattern("^ +it|es|fue was|is|fue|mi >!HOME|OUTSIDER|STRANGER|FRIEND|PEER"),
];
