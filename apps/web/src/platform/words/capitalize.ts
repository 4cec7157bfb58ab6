/** Capitalizes a word for a label: "inglés" becomes "Inglés". */
export function capitalize(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
