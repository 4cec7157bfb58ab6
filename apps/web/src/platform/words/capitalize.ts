/** A word as it stands by itself on a button: "inglés" is "Inglés" there. */
export function capitalize(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
