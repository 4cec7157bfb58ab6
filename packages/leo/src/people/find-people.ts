import { findPerson } from "#slots/find-person.ts";
import type { Person } from "#understanding.ts";

const allChildren =
  /^(?:(?:all |both )?(?:the |my |our )?(?:kids|children|kiddos|little ones)|(?:todos )?(?:los |mis |nuestros )?(?:ninos|hijos|peques|chicos))$/;

/** The profiles that a normalized name means, "the kids" among them; empty if it isn't clear. */
export function findPeople(name: string, people: readonly Person[]): readonly string[] {
  const named = findPerson(name, people);
  if (named) return [named.id];
  return allChildren.test(name)
    ? people.filter(({ role }) => role === "child" || role === "teen").map(({ id }) => id)
    : [];
}

/** Stands for no one in particular, or for someone that only the conversation tells. */
const noOne =
  /^(?:you|we|us|he|she|they|anyone|anybody|someone|somebody|everyone|everybody|alguien|nadie|todos|nosotros|ellos|ellas|ella|el|tu|usted)$/;

/** A word, possibly with "my" or "the": "grandma", "mi hermano". */
const oneWord = /^(?:(?:my|our|the|mi|mis|nuestr[oa]s?|el|la|los|las) )?(?<word>\w{2,})$/;
const withArticle = /^(?:the|el|la|los|las) /;

const noName =
  /^(?:am|is|are|was|were|do|does|did|has|have|had|it|this|that|these|those|there|what|who|which|one|people|friends|others|families|eso|esto|esta|este|algo|que|quien|ya|yo|amigos|(?:film|movie|show|story|stories|captions?|pelicula|peli|cuento)s?)$/;

/** Whether normalized words stand for no one in particular: "anyone", "she". */
export function isNoOne(name: string): boolean {
  return noOne.test(name);
}

/** Whether words can name a person of the household, or who is called that by everyone. */
export function isPersonName(
  name: string,
  people: readonly Person[],
  { articles }: { articles: boolean },
): boolean {
  if (findPeople(name, people).length > 0 || allChildren.test(name)) return true;
  if (isNoOne(name) || (!articles && withArticle.test(name))) return false;
  const word = oneWord.exec(name)?.groups?.["word"];
  return word !== undefined && !noName.test(word);
}
