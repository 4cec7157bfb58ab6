import type { Language } from "#distress/distress.ts";

const speaker: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:i|me|my|mine|we|us|our|nobody|no one|everyone|everybody)\b|^(?:and |but |so |then )?(?:mom|mommy|mum|mummy|mama|dad|daddy|papa|grandma|grandpa|granny|nana|auntie)\b/,
  es: /\b(?:yo|mi|mis|conmigo|estoy|soy|tengo|siento|nuestro|nuestra|nadie|todos|me (?:dice|dicen|da|hace|hacen|siento|quede|cai|duele))\b|^(?:y |pero )?(?:mama|mami|papa|papi|abuela|abuelo)\b/,
};

/** Expresses a wish, anywhere in a message. */
const wishing: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:want|wants|wanted|like|likes|love|loves|enjoy|prefer|would|please|favorite|favourite|mood|bored|into|something|anything|looking for|need (?:a|an|some|the))\b/,
  es: /\b(?:quiero|quisiera|gusta|gustan|gustaria|encanta|algo|pelicula|peliculas|peli|pelis|cuento|por favor)\b/,
};

/** Asks for an action, at the beginning of a message. */
const beginsWithRequest: Readonly<Record<Language, RegExp>> = {
  en: /^(?:(?:leo|hey|hi|hello|ok|okay|so|and|now|then|yes|no|well|um) )*(?:what|which|who|whose|where|when|why|how|do|does|did|have you|has|are|is|was|can|could|may|shall|should|will|would|let|lets|find|show|give|tell|play|put|watch|see|hear|listen|recommend|suggest|search|look|open|turn|stop|start|skip|go|take|bring|read|sing|pause|add|remove|save|call|close|help me (?:find|choose|pick)|any|some|more|another|for)\b/,
  es: /^(?:(?:leo|oye|hola|ok|y|bueno) )*(?:que|cual|quien|donde|cuando|como|por que|puedo|puedes|podemos|busca|pon|ponme|dame|muestra|muestrame|recomienda|ver|cuentame|dime|abre|para|sigue|hay)\b/,
};

/** "I cannot find him", "I do not want to go there": a denial is not a request. */
const denied =
  /\b(?:do|does|did|can|could|will|would|should|is|was|has|have|had|am|are|were) not (?:want to |like to |need to |get to )?(?!(?:want|like|watch|see|hear|listen|play)\b)\w+/g;

/** Reported speech, such as "they told me that i look weird", is not a request either. */
const reported = /\b(?:said|says|told|tells|thinks|thought|calls|called|dice|dicen|dijo)\b.*/;

const fewestWords = 3;

/**
 * Whether a message tells about the speaker or their people without a request: "the other kids say
 * I smell", "grandpa does not remember my name". A film that merely matches its words is no answer.
 * @param words in the form that `normalizeText` produces
 * @returns the message's language; null if it is a request
 */
export function readPersonalStatement(words: string): Language | null {
  if (words.split(" ").length < fewestWords) return null;
  const told = words.replaceAll(denied, " ").replace(reported, " ");
  // Spanish is checked first, since "me" and "no" are words of both.
  for (const language of ["es", "en"] as const)
    if (speaker[language].test(words)) {
      const isAsking = beginsWithRequest[language].test(words) || wishing[language].test(told);
      return isAsking ? null : language;
    }
  return null;
}
