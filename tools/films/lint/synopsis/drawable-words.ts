import type { Look } from "@goldmane/stage/story/schema";
import type {
  Backdrop,
  Effect,
  PropKind,
  RigName,
  TimeOfDay,
  Verb,
  Weather,
} from "@goldmane/stage/story/vocabulary";

/** What shows a word: any one of these is enough. */
export type Evidence = {
  props?: readonly PropKind[];
  rigs?: readonly RigName[];
  sets?: readonly Backdrop[];
  times?: readonly TimeOfDay[];
  weathers?: readonly Weather[];
  effects?: readonly Effect[];
  acts?: readonly (Verb | "hide" | "sail")[];
  wears?: readonly NonNullable<Look["wears"]>[number][];
  isWindy?: true;
};

const trees: Backdrop[] = ["forest", "meadow", "village", "mountains", "city"];
const streets: Backdrop[] = ["village", "city"];
const heights: Backdrop[] = ["mountains", "snow"];
const waters: Backdrop[] = ["sea", "city"];
const rooms: Backdrop[] = ["bedroom", "kitchen", "castle", "museum", "theatre", "school"];
const heavens: Backdrop[] = ["space", "starship", "sky"];

/** Nouns of a synopsis, with their synonyms, that the engine can draw. Singular; `-s` is implied. */
export const drawableWords: readonly (readonly [words: string, shownBy: Evidence])[] = [
  // Things
  ["lamp lantern candle streetlamp", { props: ["lantern"], sets: [...streets, "bedroom"] }],
  ["lighthouse", { props: ["lantern", "tower"] }],
  ["star satellite", { props: ["star"], sets: ["space", "starship"], times: ["night"] }],
  ["sun", { props: ["star"], times: ["dawn", "day", "dusk"] }],
  ["moon", { sets: heavens, times: ["night"] }],
  ["comet", { props: ["star"], sets: ["space"] }],
  ["book cookery-book atlas", { props: ["book"] }],
  ["page scroll score", { props: ["book", "letter", "map"] }],
  ["map chart", { props: ["map"] }],
  ["letter postcard receipt slip label ticket", { props: ["letter", "map", "book"] }],
  ["note", { props: ["letter", "map", "book"], effects: ["notes"] }],
  ["boat ferry", { props: ["boat"], sets: ["sea"] }],
  ["bathtub tub bath", { props: ["tub"] }],
  ["ship freighter armada", { props: ["rocket", "boat"], sets: ["starship"] }],
  ["rocket", { props: ["rocket"] }],
  ["box chest crate trunk suitcase drawer parcel", { props: ["chest"] }],
  ["flower bulb buttercup", { props: ["flower", "seed"] }],
  ["tree orchard wood hedge", { props: ["tree"], sets: trees }],
  ["balloon", { props: ["balloon"] }],
  ["kite", { props: ["kite"] }],
  ["key", { props: ["key"] }],
  ["ice", { props: ["crystal"], sets: ["snow"] }],
  ["crystal", { props: ["crystal"], sets: ["cave"] }],
  ["drum", { props: ["drum"] }],
  ["cake pie biscuit bun loaf bread dough roll", { props: ["cake", "egg"] }],
  ["tent", { props: ["tent"] }],
  ["hut", { props: ["tent", "door"], sets: ["village", "bedroom"] }],
  ["fire campfire bonfire oven", { props: ["campfire"], sets: ["kitchen"] }],
  ["telescope", { props: ["telescope"] }],
  ["door gate", { props: ["door"], sets: streets }],
  ["window windowpane", { props: ["mirror"], sets: [...rooms, ...streets, "starship"] }],
  ["bridge", { props: ["bridge"] }],
  ["egg", { props: ["egg"] }],
  ["feather", { props: ["feather"] }],
  ["bell", { props: ["bell"] }],
  ["mirror", { props: ["mirror"] }],
  ["seed", { props: ["seed"] }],
  ["button", { props: ["seed", "drum"] }],
  ["ball", { props: ["ball"] }],
  ["crown", { props: ["crown"], wears: ["crown"] }],
  ["sword", { props: ["sword"] }],
  ["spoon", { props: ["spoon"] }],
  ["umbrella", { props: ["umbrella"] }],
  ["radio", { props: ["radio"] }],
  ["table counter", { props: ["table"], sets: ["kitchen"] }],
  ["kettle", { props: ["kettle"] }],
  ["pot soup", { props: ["pot", "bowl"], sets: ["kitchen"] }],
  ["bowl", { props: ["bowl"] }],
  ["wishing-well", { props: ["well"] }],
  ["tower", { props: ["tower"], sets: ["castle", "city"] }],
  ["hive", { props: ["hive"] }],
  ["broom", { props: ["broom"] }],
  ["bed pillow blanket", { props: ["bed"], sets: ["bedroom"] }],

  // Characters
  ["lion", { rigs: ["lion"] }],
  ["fox", { rigs: ["fox"] }],
  ["bear", { rigs: ["bear"] }],
  ["owl", { rigs: ["owl"] }],
  ["dragon", { rigs: ["dragon"] }],
  ["robot rover", { rigs: ["robot"] }],
  ["child girl boy baby", { rigs: ["child", "fox", "bear", "dragon", "whale", "rabbit", "lion"] }],
  ["knight", { rigs: ["knight"] }],
  ["slime", { rigs: ["slime"] }],
  ["alien", { rigs: ["alien"] }],
  ["cat kitten", { rigs: ["cat"] }],
  ["rabbit", { rigs: ["rabbit"] }],
  ["whale", { rigs: ["whale"] }],
  ["unicorn", { rigs: ["unicorn"] }],
  ["wizard witch", { rigs: ["wizard", "elder"] }],
  ["grandmother granny grandfather", { rigs: ["elder", "dragon", "fox", "cat"] }],
  ["ant", { rigs: ["ant"] }],
  ["bee", { rigs: ["bee"], props: ["hive"] }],
  ["bird heron gull", { rigs: ["bird", "owl"] }],
  ["mouse", { rigs: ["mouse"] }],
  ["snail", { rigs: ["snail"] }],

  // Places
  ["meadow field garden", { sets: ["meadow", "village"] }],
  ["forest", { sets: ["forest"], props: ["tree"] }],
  ["mountain peak", { sets: heights }],
  ["hill", { sets: [...heights, "meadow", "village"] }],
  ["valley", { sets: [...heights, "meadow", "village"] }],
  ["sea ocean tide coast beach pier harbor strait", { sets: ["sea"] }],
  ["river", { sets: [...waters, "mountains"], props: ["bridge", "crystal"] }],
  ["island", { sets: ["sea"] }],
  ["desert", { sets: ["desert"] }],
  ["dune", { sets: ["desert", "mars"] }],
  ["mars", { sets: ["mars"] }],
  ["planet", { sets: [...heavens, "mars", "desert", "forest"] }],
  ["city street town rooftop", { sets: streets }],
  ["village square", { sets: streets }],
  ["castle", { sets: ["castle"] }],
  ["cave tunnel", { sets: ["cave"] }],
  ["bedroom", { sets: ["bedroom"] }],
  ["sky cloud", { sets: [...heavens, ...trees, ...heights, "sea", "desert"] }],
  ["kitchen", { sets: ["kitchen"] }],
  ["school schoolyard classroom", { sets: ["school", "village", "castle"] }],
  ["theater orchestra cinema", { sets: ["theatre"] }],
  ["museum", { sets: ["museum"] }],

  // Weather
  ["rain puddle", { weathers: ["rain"] }],
  ["snow frost thaw", { weathers: ["snow"], sets: ["snow"] }],
  ["snowman", { sets: ["snow"] }],
  ["fog mist", { weathers: ["mist"] }],
  ["firefly fireflies", { weathers: ["fireflies"] }],
  ["wind breeze draught", { isWindy: true, weathers: ["leaves"] }],
  ["storm typhoon", { weathers: ["rain", "mist", "snow"], isWindy: true, effects: ["lightning"] }],
  ["lightning thunder", { effects: ["lightning"] }],
  ["smoke", { effects: ["smoke"] }],

  // Clothes
  ["hat cap", { wears: ["hat"] }],
  ["glasses", { wears: ["glasses"] }],
  ["scarf", { wears: ["scarf"] }],
  ["cape cloak", { wears: ["cape"] }],
  ["helmet", { wears: ["helmet"], rigs: ["knight"] }],
  ["backpack mailbag", { wears: ["backpack"] }],
  ["headphones", { wears: ["headphones"] }],

  // Acts
  ["hug", { acts: ["hug"] }],
  ["dance dancing", { acts: ["dance"] }],
  ["knock knocking", { acts: ["knock"], props: ["door", "egg"] }],
  ["sweeping", { props: ["broom"] }],
  ["nap asleep", { acts: ["sleep"] }],
];
