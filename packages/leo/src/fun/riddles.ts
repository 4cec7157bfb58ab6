export type Riddle = {
  ask: string;
  /** Tidied words; a right answer contains one of them. */
  accept: readonly [string, ...string[]];
  answer: string;
};

/** Written for Goldmane. */
export const riddles: readonly [Riddle, ...Riddle[]] = [
  {
    ask: "I have a face and two hands, and I never wash any of them. What am I?",
    accept: ["clock", "watch"],
    answer: "a clock",
  },
  {
    ask: "The more of me you take, the more you leave behind. What am I?",
    accept: ["footstep", "footsteps", "steps", "step", "footprints"],
    answer: "footsteps",
  },
  {
    ask: "I come to tea without feet, and leave without the cup, but the sand knows I was there. What am I?",
    accept: ["sea", "tide", "wave", "water", "ocean"],
    answer: "the sea",
  },
  {
    ask: "I follow you home under every lamp, and hide when the lights go out. What am I?",
    accept: ["shadow"],
    answer: "your shadow",
  },
  {
    ask: "Everyone can see me break, and no one has ever fixed me. I happen every morning. What am I?",
    accept: ["day", "dawn", "daybreak"],
    answer: "the day",
  },
  {
    ask: "I have a mane but I am not a horse, and I sit on the roof to tell the wind its name. What am I?",
    accept: ["lion", "weathercock", "weather vane", "weathervane", "gale"],
    answer: "a weather vane shaped like a lion",
  },
  {
    ask: "I have leaves, and no tree. I have a spine, and no bones. What am I?",
    accept: ["book"],
    answer: "a book",
  },
  {
    ask: "You can hold me without your hands, and lose me when you run. What am I?",
    accept: ["breath"],
    answer: "your breath",
  },
  {
    ask: "I have forty teeth and never bite. I go through a lion's hair each morning. What am I?",
    accept: ["comb", "brush"],
    answer: "a comb",
  },
  {
    ask: "I grow when I am fed and die when I drink. Dragons keep me in the mouth. What am I?",
    accept: ["fire", "flame"],
    answer: "fire",
  },
  {
    ask: "I am full of holes, and I hold water. What am I?",
    accept: ["sponge"],
    answer: "a sponge",
  },
  {
    ask: "I can fill a whole dark hall, and I weigh nothing at all. What am I?",
    accept: ["light"],
    answer: "light",
  },
  {
    ask: "I am white when I arrive, and I am gone when you bring me in. What am I?",
    accept: ["snow", "snowman", "snowflake"],
    answer: "snow",
  },
  {
    ask: "You give me away, and must keep me all the same. What am I?",
    accept: ["promise", "word"],
    answer: "a promise",
  },
  {
    ask: "I open in the rain and close in the sun, and I am no flower. What am I?",
    accept: ["umbrella"],
    answer: "an umbrella",
  },
  {
    ask: "I answer everyone and never ask a thing. Shout, and you'll hear me. What am I?",
    accept: ["echo"],
    answer: "an echo",
  },
  {
    ask: "I have rivers without water, mountains without stone, and towns with nobody in. What am I?",
    accept: ["map"],
    answer: "a map",
  },
  {
    ask: "What has a bed and never sleeps, a mouth and never eats?",
    accept: ["river", "stream"],
    answer: "a river",
  },
  {
    ask: "I go up when the rain comes down, and someone grumpy usually carries me. What am I?",
    accept: ["umbrella"],
    answer: "an umbrella",
  },
  {
    ask: "I have a tail and a string and want only to leave. Who am I?",
    accept: ["kite"],
    answer: "a kite",
  },
];
