const ordinals: readonly [RegExp, number][] = [
  [/\b(?:primer|primera|primero|1a|1ra)\b/, 0],
  [/\b(?:segunda|segundo|2da)\b(?! (?:temporada|parte))/, 1],
  [/\b(?:tercer|tercera|tercero|3ra)\b/, 2],
  [/\b(?:cuarta|cuarto)\b/, 3],
  [/\b(?:quinta|quinto)\b/, 4],
  [/\b(?:ultima|ultimo)\b/, -1],
];

/** Which of the shown titles normalized Spanish words point at: "la segunda". */
export function ordinalIn(words: string, count: number): number | null {
  if (count > 1 && /\b(?:de|la|el) en ?medio\b|\bdel medio\b/.test(words))
    return Math.floor((count - 1) / 2);
  const numbered = /\b(?:la|el|numero) (\d)\b/.exec(words)?.[1];
  if (numbered) return Number(numbered) - 1;
  return ordinals.find(([pattern]) => pattern.test(words))?.[1] ?? null;
}

/** Whether the words point at something spoken of: "esa", "ponla". */
export function pointsIn(words: string): boolean {
  return /\b(?:esa|ese|eso|esta|este|esto|aquella|la|lo)\b|\b(?:pon|agrega|quita|guarda|borra|descarga|baja|mira|abre|ver|poner|agregar|quitar|guardar|saca|anade)(?:me|nos)?(?:la|lo)\b|\b(?:agregala|anadela|guardala|ponla|quitala|borrala|descargala|bajala|mirala|abrela|sacala)\b/.test(
    words,
  );
}
