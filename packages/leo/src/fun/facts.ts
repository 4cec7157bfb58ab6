/** Facts about our own films; a test ensures that the named titles exist. */
export const facts: readonly { titleId: string; text: string }[] = [
  {
    titleId: "two-kettles",
    text: "Mr. Pembroke and Mrs. Achterberg did not speak for nineteen years, because of a hedge. Two kettles put an end to it.",
  },
  {
    titleId: "bun-bakes-a-cloud",
    text: "Bun once used all of the baking powder in one cake. It was last seen above the chimney.",
  },
  {
    titleId: "captain-minnow",
    text: "Captain Minnow's ship is a bathtub, and the only thing she fears is getting her hair wet.",
  },
  {
    titleId: "the-dragon-who-kept-bees",
    text: "Brimble the dragon gave up fire for honey, and her queen bee is simply called Her Majesty.",
  },
  {
    titleId: "postcards-to-pluto",
    text: "Tock the robot has carried the mail to Pluto for three hundred years.",
  },
  {
    titleId: "i-do-the-sun",
    text: "Perpetua the cat believes she makes the sun come up by sitting on someone at six.",
  },
  {
    titleId: "last-years-race",
    text: "Big Benedikta's balloon is the heaviest and the slowest of the Grand Balloon Race, and the best provisioned.",
  },
  {
    titleId: "mount-warm",
    text: "Captain Zib and Lieutenant Pock are both an inch and a half tall. The mountain they climb is a cat.",
  },
  {
    titleId: "wait-for-the-green",
    text: "Halt the robot kept his crossing free of accidents for eighty years, by never letting the light turn green.",
  },
  {
    titleId: "the-house-lions-to-let",
    text: "The House Lions are Plinth, Tapper and Gale. I am told there is a family likeness.",
  },
  {
    titleId: "one-ting",
    text: "In One Ting, Bodo the bear plays exactly one note in a symphony of seventy minutes.",
  },
  {
    titleId: "a-mountain-of-jokes",
    text: "Skarn the dragon hoards jokes instead of gold: every joke in nine kingdoms.",
  },
  { titleId: "lane-six", text: "One of the two beginners in Lane Six weighs ten tons." },
  {
    titleId: "the-exchange-cat",
    text: "The planet Oom was promised a human pupil and got his cat. Everything that Mungo does there is studied and obeyed.",
  },
  {
    titleId: "neon-noodle-courier",
    text: "Kuro, the Neon Noodle courier, has never spilled a drop in nine lives of deliveries.",
  },
  {
    titleId: "how-to-switch-off-a-bear",
    text: "Hurm the bear guarded a museum for ninety years and never shut his eyes, because nobody told him how.",
  },
  {
    titleId: "the-sock-rocket",
    text: "According to Amara's robot, every left sock in the world went to the moon.",
  },
  {
    titleId: "the-planet-with-three-bedtimes",
    text: "Oop's planet has three suns, and they never go down together. Bedtime is a problem.",
  },
  {
    titleId: "no-insult-today",
    text: "Dame Ursel and Sir Tancred insulted each other every morning at eight, for twenty years. They are the best of friends, really.",
  },
  { titleId: "goodnight-loud-bear", text: "Boomer the bear whispers like a brass band." },
];
