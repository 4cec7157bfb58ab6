/** Names that a viewer's commands can contain; the recognizer can't hear any other. */
export type Names = {
  titles: readonly string[];
  tracks: readonly string[];
  places: readonly string[];
  genres: readonly string[];
  moods: readonly string[];
};

const sentences = [
  "(play | watch | put on) <title>",
  "add <title> to my list",
  "(remove | take) <title> (from | off) my list",
  "what is <title> about",
  "play [the] (song | track) <track>",
  "open <place>",
  "(take me to | open | show me) <genre>",
  "set the mood to <mood>",
  "show [me] my list",
  "(pause | stop | resume | continue | restart | mute | unmute | louder | quieter | undo)",
  "(pause | stop) the (film | movie | music)",
  "turn (on | off) [the] captions",
  "skip [the] intro",
  "(skip | go) (forward | back) [(ten | twenty | thirty) seconds]",
  "turn (up | down) the volume",
  "(next | previous) [film]",
  "[set a] sleep timer [for] (ten | twenty | thirty | forty) minutes",
  "continue watching",
  "what should i watch",
  "something (funny | calm | exciting | short | scary | new)",
  "surprise me",
  "tell me a (joke | riddle | story)",
  "play (some | calm | happy) music",
  "stop the music",
  "what can you do",
  "(yes | no | help)",
];

/** A name as spoken: letters only, since other characters have a meaning in the grammar. */
export function toSpoken(name: string): string {
  return name
    .normalize("NFKD")
    .replaceAll(/\p{M}+/gu, "")
    .toLowerCase()
    .replaceAll("&", " and ")
    .replaceAll(/[’']/g, "'")
    .replaceAll(/[^a-z']+/g, " ")
    .replaceAll(/(?<![a-z])'|'(?![a-z])/g, " ")
    .trim()
    .replaceAll(/\s+/g, " ");
}

/** The grammar as JSGF, and the words it uses. */
export function writeGrammar(names: Names): { text: string; words: string[] } {
  const lists = {
    title: names.titles,
    track: names.tracks,
    place: names.places,
    genre: names.genres,
    mood: names.moods,
  };
  const spoken = Object.entries(lists).map(([list, given]) => ({
    list,
    names: [...new Set(given.map(toSpoken).filter((name) => name !== ""))],
  }));
  const empty = new Set(spoken.flatMap(({ list, names: said }) => (said.length > 0 ? [] : [list])));
  const usable = sentences.filter((one) => ![...empty].some((list) => one.includes(`<${list}>`)));
  const rules = spoken
    .filter(({ list }) => !empty.has(list))
    .map(({ list, names: said }) => `<${list}> = ${said.join(" | ")};`);
  const commands = `public <command> = ${usable.map((one) => `( ${one} )`).join(" | ")};`;
  const words = [
    ...usable.flatMap((one) => one.replaceAll(/<\w+>/g, " ").match(/[a-z']+/g) ?? []),
    ...spoken.flatMap(({ names: said }) => said.flatMap((name) => name.split(" "))),
  ];
  return {
    text: `#JSGF V1.0;\ngrammar leo;\n${rules.join("\n")}\n${commands}\n`,
    words: [...new Set(words)].toSorted(),
  };
}
