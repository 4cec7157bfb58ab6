import type { Question } from "#command.ts";
import type { Language } from "#distress/distress.ts";

/** Questions about who watched what, and who is in the party. */
export type PeopleQuestion = Extract<
  Question,
  { intent: "history" | "watchedTime" | "historyOf" | "watchedTimeOf" | "whoIsInParty" }
>;
export type Asked = Extract<
  PeopleQuestion["intent"],
  "historyOf" | "watchedTimeOf" | "whoIsInParty"
>;

const name = "(?<name>\\w+(?: \\w+){0,2}?)";

const inEnglish = {
  seen: "(?:watch|watched|watching|been watching|see|seen|seeing)",
  times:
    "(?: (?:today|yesterday|tonight|last night|so far|already|yet|lately|recently|here|ever|this (?:morning|afternoon|evening|week|weekend)|(?:in|over|for) the (?:last|past) (?:week|few days)|last week(?:end)?|on goldmane))*",
  party: "(?:the|our|this|my) (?:watch )?party",
  around: "(?: (?:now|right now|yet|already|too|with (?:me|us)))*",
} as const;

const inSpanish = {
  seen: "(?:vio|vieron|miro|miraron|(?:ha|han) visto|(?:ha|han|ha estado|han estado|esta|estan|estuvo|estuvieron) (?:viendo|mirando))",
  something: "(?:algo|alguna (?:peli|pelicula|caricatura)|algun cuento)",
  times:
    "(?: (?:hoy|ayer|anoche|ya|todavia|ultimamente|aqui|esta (?:semana|manana|tarde|noche)|(?:en )?(?:la semana(?: pasada)?|el fin de semana|estos dias|los ultimos dias)))*",
  party: "(?:la|nuestra|esta|mi) fiesta",
} as const;

function whole(...sentences: readonly string[]): readonly RegExp[] {
  return sentences.map((sentence) => new RegExp(`^${sentence}$`));
}

function englishSentences({ seen, times, party, around }: typeof inEnglish) {
  return {
    historyOf: whole(
      `(?:what|(?:what|which) (?:films?|movies?|shows|stories)) (?:else )?(?:did|has|have|was|were|is|are) ${name} (?:just )?${seen}${times}`,
      `(?:did|has|have|was|is|were|are) ${name} (?:just |already |ever )?${seen} (?:anything|something|any (?:films|movies|shows)|a (?:film|movie|show)|films|movies)${times}`,
      `(?:(?:show|tell) (?:me|us) )?what (?:films |movies )?${name} (?:has |have |was |were )?(?:watched|been watching|watching|saw|seen)${times}`,
    ),
    watchedTimeOf: whole(
      `how (?:long|much|much time|many (?:minutes|hours)|much (?:television|screen time)) (?:did|has|have) ${name} (?:watch|watched|been watching|spend watching|spent watching)(?: television)?${times}`,
    ),
    whoIsInParty: whole(
      `who (?:else )?(?:is|are|all is|is all) (?:here )?(?:in|at|on) ${party}${around}`,
      `who (?:else )?(?:(?:is|has|have) )?(?:joined|joining) ${party}${around}`,
      `who (?:else )?(?:is|are) (?:here|watching) with (?:me|us)${around}`,
      `(?:is|are) ${name} (?:still |already |also )?(?:here )?(?:in|at|on) ${party}${around}`,
      `(?:has|have|did) ${name} (?:already )?(?:joined|join) ${party}${around}`,
    ),
  };
}

function spanishSentences({ seen, something, times, party }: typeof inSpanish) {
  return {
    historyOf: whole(
      `(?:que|cuales?|que (?:peliculas?|pelis?|cuentos|caricaturas)) ${seen}(?: (?:hoy|ayer))? ${name}${times}`,
      `(?:ya )?${seen} ${name} ${something}${times}`,
      `${name} (?:ya )?${seen} ${something}${times}`,
      `${seen} ${something} ${name}${times}`,
      `(?:muestrame |ensename )(?:lo que|que) ${seen} ${name}${times}`,
    ),
    watchedTimeOf: whole(
      `cuant[oa]s?(?: (?:tiempo|minutos|horas))? (?:${seen}|lleva viendo|llevan viendo)(?: (?:la )?tele(?:vision)?)?(?: (?:hoy|ayer))? ${name}${times}`,
    ),
    whoIsInParty: whole(
      `quien(?:es)? (?:mas )?(?:esta|estan|hay|entro|entraron|se unio|se unieron) (?:en|a) ${party}(?: ahora)?`,
      "quien(?:es)? (?:mas )?(?:esta|estan) (?:viendo(?: esto)?|aqui) (?:conmigo|con nosotros)",
      `(?:ya )?(?:esta|estan|sigue|siguen) ${name} (?:ya |todavia )?en ${party}(?: ahora)?`,
      `${name} (?:ya |todavia )?(?:esta|estan|sigue|siguen) en ${party}(?: ahora)?`,
      `(?:ya )?(?:entro|se unio|llego) ${name} a ${party}`,
      `${name} (?:ya )?(?:entro|se unio|llego) a ${party}`,
    ),
  };
}

/** Whole questions, normalized; "name" is who is asked about. */
export const peopleSentences: Readonly<Record<Language, Record<Asked, readonly RegExp[]>>> = {
  en: englishSentences(inEnglish),
  es: spanishSentences(inSpanish),
};
